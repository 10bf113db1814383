import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const left = createVar()
export const top = createVar()
export const width = createVar()
/** How tall it may be; for a part inside that scrolls by itself. */
export const room = createVar()

export const root = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    left,
    top,
    padding: 0,
    width: 'max-content',
    minWidth: width,
    maxWidth: `calc(100vw - ${vars.space[4]})`,
    maxHeight: room,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: vars.colour.surfaceRaised,
    color: vars.colour.text,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
  }),
)
