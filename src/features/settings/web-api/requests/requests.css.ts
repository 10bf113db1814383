import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const legend = style(inFeatures({ fontWeight: vars.fontWeight.medium, paddingBottom: vars.space[3] }))
/** Below the tabs of the languages. */
export const panel = style(inFeatures({ paddingTop: vars.space[3] }))
