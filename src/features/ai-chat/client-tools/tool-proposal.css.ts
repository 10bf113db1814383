import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    padding: vars.space[3],
    overflowWrap: 'anywhere',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)
