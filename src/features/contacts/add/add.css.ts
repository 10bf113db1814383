import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const form = style(inFeatures({ display: 'grid', gap: vars.space[4], minWidth: 0 }))
export const legend = style(inFeatures({ marginBottom: vars.space[2], fontWeight: vars.fontWeight.medium }))
