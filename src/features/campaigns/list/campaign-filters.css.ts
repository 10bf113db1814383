import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const form = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    // As wide as what it opens in may be, without its padding.
    width: `calc(min(${vars.measure.column}, 100vw - ${vars.space[4]}) - ${vars.space[8]})`,
  }),
)
