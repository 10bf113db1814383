import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const item = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    alignItems: 'baseline',
    paddingBlock: vars.space[2],
    borderBottom: `1px solid ${vars.colour.border}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  }),
)
export const term = style(
  inComponents({ flex: `0 0 calc(${vars.space[16]} * 2.5)`, color: vars.colour.textMuted }),
)
export const value = style(
  inComponents({ flex: `1 1 calc(${vars.space[16]} * 3)`, minWidth: 0, overflowWrap: 'anywhere' }),
)
// So does what stands in for a text.
globalStyle(`${value} > [data-skeleton]`, inComponents({ display: 'inline-block' }))
// A button beside a text stands on its middle and makes the line no taller.
globalStyle(
  // With a tooltip it stands in an element of that, which has no box.
  `${value} > button, ${value} > span > button, ${value} > [data-skeleton]`,
  inComponents({ verticalAlign: 'middle', marginBlock: `calc(-1 * ${vars.space[1]})` }),
)
