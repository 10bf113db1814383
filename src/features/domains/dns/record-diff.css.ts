import { globalStyle, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }))

globalStyle(`${root} ins`, inFeatures({ background: vars.colour.success.bg, color: vars.colour.success.fg }))
globalStyle(`${root} del`, inFeatures({ background: vars.colour.danger.bg, color: vars.colour.danger.fg }))
