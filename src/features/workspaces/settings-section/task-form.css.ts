import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const fields = style(inFeatures({ display: 'grid', gap: vars.space[5] }))
