import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A table wider than its card is scrolled in it, also by keyboard. */
export const scroll = style(
  inFeatures({
    overflowX: 'auto',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
)
export const table = style(inFeatures({ width: '100%', fontSize: vars.fontSize[13] }))
const cell = {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.colour.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const
export const head = style(
  inFeatures({ ...cell, color: vars.colour.textMuted, fontWeight: 500, whiteSpace: 'nowrap' }),
)
export const number = style(
  inFeatures({
    ...cell,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    // Paper can't be scrolled.
    '@media': { print: { whiteSpace: 'normal' } },
  }),
)
export const headNumber = style([head, number])
export const name = style(
  inFeatures({
    ...cell,
    minWidth: vars.measure.figure,
    overflowWrap: 'anywhere',
    fontWeight: 400,
    // The narrowest column in which a reason's longest Japanese phrase is not broken inside.
    selectors: { 'th&': { minWidth: `calc(${vars.measure.column} / 2)` } },
  }),
)
