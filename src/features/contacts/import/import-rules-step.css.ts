import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[6] }))
export const group = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }))
export const legend = style(
  inFeatures({
    marginBottom: vars.space[2],
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
  }),
)
