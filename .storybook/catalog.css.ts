import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

// A grid of everything may be wider than the narrowest window.
export const frame = style(inComponents({ overflowX: 'auto' }))
export const root = style(inComponents({ borderCollapse: 'separate', borderSpacing: vars.space[3] }))
export const heading = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
  }),
)
export const cell = style(inComponents({ verticalAlign: 'middle' }))
