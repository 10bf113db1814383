import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What is said beside a chip. */
export const aside = style(
  inFeatures({ color: vars.colour.textMuted, fontSize: vars.fontSize[13], whiteSpace: 'nowrap' }),
)
