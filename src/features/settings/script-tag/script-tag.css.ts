import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A sentence and its code. */
export const stack = style(inFeatures({ display: 'grid', gap: vars.space[3], paddingTop: vars.space[3] }))
