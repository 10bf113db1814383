import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }))

/** Which contacts the file holds. */
export const target = style(inFeatures({ display: 'block', overflowWrap: 'anywhere' }))
