import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minWidth: 0,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const words = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minWidth: 0,
    color: vars.colour.danger.fg,
    overflowWrap: 'anywhere',
  }),
)
/** As high as a line of the words, so that it stands beside the first of them. */
export const drawing = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', flexShrink: 0, height: vars.lineHeight[13] }),
)
