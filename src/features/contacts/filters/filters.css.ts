import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Long words of a chip end in it. */
export const chips = style(inFeatures({ minWidth: 0 }))
export const form = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    width: `min(${vars.measure.text}, 80vw)`,
    padding: vars.space[3],
  }),
)
export const buttons = style(inFeatures({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] }))
