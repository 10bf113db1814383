import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[3],
    overflowWrap: 'anywhere',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))
