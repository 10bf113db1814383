import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const blocks = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[5] }),
)
export const picture = style(
  inFeatures({
    flexShrink: 0,
    width: vars.measure.control,
    maxWidth: '100%',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
)
