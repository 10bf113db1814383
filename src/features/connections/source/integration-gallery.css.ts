import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Three lines, which is what the longest has: the buttons below stand on one line. */
export const about = style(inFeatures({ minHeight: '3lh', marginBottom: vars.space[3] }))
