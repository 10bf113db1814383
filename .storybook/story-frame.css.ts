import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    background: vars.colour.canvas,
    selectors: { '&[data-padded]': { padding: vars.space[4] } },
  }),
)
