import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    borderRadius: vars.radius.chip,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: {
      '&[data-covering]::after': { content: '""', position: 'absolute', inset: 0 },
      '&[data-tone=accent]': { color: vars.colour.accent, textDecoration: 'underline' },
      '&[data-tone=accent]:hover': { color: vars.colour.accentHover, textDecorationThickness: '2px' },
      '&[data-tone=quiet]': { color: 'inherit', textDecoration: 'none' },
      '&[data-tone=quiet]:hover': { textDecoration: 'underline' },
    },
  }),
)
