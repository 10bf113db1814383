import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const fields = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[5] }))
export const muted = style(inFeatures({ color: vars.colour.textMuted }))
