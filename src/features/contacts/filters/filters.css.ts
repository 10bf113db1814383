import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Long words of a chip end in it. */
export const chips = style(inFeatures({ minWidth: 0 }))
export const form = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    // As wide as what it opens in may be, without its padding.
    width: `calc(min(${vars.measure.column}, 100vw - ${vars.space[4]}) - ${vars.space[8]})`,
  }),
)
export const buttons = style(inFeatures({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] }))
