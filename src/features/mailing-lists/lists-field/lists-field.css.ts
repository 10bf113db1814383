import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const legend = style(
  inFeatures({
    marginBottom: vars.space[2],
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const lists = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.measure.control}), 1fr))`,
  }),
)
