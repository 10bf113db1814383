import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 }),
)
export const name = style(inFeatures({ overflow: 'hidden', textOverflow: 'ellipsis' }))
