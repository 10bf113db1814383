import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Fields of a dialog, one under another. */
export const fields = style(inFeatures({ display: 'grid', gap: vars.space[5] }))
