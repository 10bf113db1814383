import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const legend = style(
  inFeatures({ fontWeight: vars.fontWeight.medium, paddingBlockEnd: vars.space[3] }),
)
/** Below the tabs of the languages. */
export const panel = style(inFeatures({ paddingBlockStart: vars.space[3] }))
