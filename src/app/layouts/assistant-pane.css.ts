import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

export const root = style(
  inApp({
    display: 'flex',
    flexShrink: 0,
    minHeight: 0,
    background: vars.colour.surface,
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { display: 'none' } },
  }),
)
export const rail = style(inApp({ padding: vars.space[2] }))
