import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const steps = style(
  inFeatures({
    listStyle: 'decimal',
    paddingInlineStart: vars.space[5],
    display: 'grid',
    gap: vars.space[1],
  }),
)
