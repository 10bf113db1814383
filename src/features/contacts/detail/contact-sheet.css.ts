import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'

export const content = style(inFeatures({ outline: 'none' }))
