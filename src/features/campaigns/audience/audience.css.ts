import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const number = style(
  inFeatures({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-old]': { opacity: vars.opacity.disabled } },
  }),
)
export const samples = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 }),
)
