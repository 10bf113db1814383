import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const wide = style(inFeatures({ flex: `2 1 ${vars.measure.control}`, minWidth: 0 }))
export const narrow = style(
  inFeatures({ flex: `1 1 calc(${vars.measure.figure} * 1.25)`, minWidth: 0, maxWidth: vars.measure.column }),
)
