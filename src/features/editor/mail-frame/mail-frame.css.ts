import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Of the mail, in px. */
export const height = createVar()
/** How large a thumbnail is drawn, 1 for full size. */
export const scale = createVar()
/** Of the mail on a desktop. */
export const width = createVar()

export const frame = style(
  inFeatures({
    display: 'block',
    width: '100%',
    height,
    border: 0,
    vars: { [height]: '0px' },
    selectors: { '&[data-inverted]': { filter: 'invert(1) hue-rotate(180deg)' } },
  }),
)

export const thumbnail = style(
  inFeatures({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '4 / 5',
    background: vars.colour.surfaceSunken,
    vars: { [scale]: '0' },
  }),
)
/** As wide as a mail on a desktop, drawn smaller. */
export const sheet = style(
  inFeatures({
    position: 'absolute',
    top: 0,
    insetInlineStart: 0,
    width,
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
    pointerEvents: 'none',
  }),
)
/** A whole mail on the ground of the app. */
export const drawn = style(
  inFeatures({
    width: '100%',
    maxWidth: vars.measure.task,
    marginInline: 'auto',
    overflow: 'clip',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)
