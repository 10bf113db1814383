import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const description = style(
  inFeatures({ maxWidth: vars.measure.text, marginTop: vars.space[1], color: vars.colour.textMuted }),
)
