import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const number = style(
  inFeatures({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    selectors: { '&[data-old]': { color: vars.colour.textMuted } },
  }),
)
