import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Below the tabs. */
export const panel = style(inFeatures({ paddingTop: vars.space[4] }))
