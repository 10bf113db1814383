import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    width: vars.space[4],
    height: vars.space[4],
    flexShrink: 0,
    selectors: {
      '&[data-size=small]': { width: vars.space[3], height: vars.space[3] },
      '&[data-size=large]': { width: vars.space[5], height: vars.space[5] },
    },
  }),
)
