import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Meters beside each other, as many as there is room for. */
export const meters = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.control}), 1fr))`,
    gap: vars.space[5],
  }),
)
/** What chooses and what it chooses from, one under another. */
export const part = style(inFeatures({ display: 'grid', gap: vars.space[4], minWidth: 0 }))
export const tools = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
)
