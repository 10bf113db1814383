import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const page = style(
  inComponents({
    display: 'flex',
    height: `calc(${vars.space[16]} * 6)`,
    border: `1px solid ${vars.colour.border}`,
    overflow: 'hidden',
  }),
)
export const main = style(inComponents({ flex: 1, minWidth: 0, overflow: 'auto', padding: vars.space[4] }))
export const inside = style(
  inComponents({ display: 'grid', gap: vars.space[3], padding: vars.space[4], overflowWrap: 'anywhere' }),
)
