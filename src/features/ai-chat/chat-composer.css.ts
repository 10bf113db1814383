import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ borderTop: `1px solid ${vars.colour.border}` }))
