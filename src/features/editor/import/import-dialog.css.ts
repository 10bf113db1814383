import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const problems = style(inFeatures({ paddingInlineStart: vars.space[4] }))
export const figure = style(
  inFeatures({
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
)
