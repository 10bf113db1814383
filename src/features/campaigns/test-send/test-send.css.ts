import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** An address and its state; the reason of a failure is below both. */
export const result = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
)
