import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What stands below one another; lists too. */
export const stack = style(inFeatures({ display: 'grid', gap: vars.space[2], minWidth: 0 }))
/** What stands beside one another as long as there is room. */
export const line = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minWidth: 0,
  }),
)
/** In a line: what takes names and texts, and what takes a word. */
export const wide = style(inFeatures({ flex: `2 1 ${vars.measure.control}`, minWidth: 0 }))
export const narrow = style(
  inFeatures({ flex: `1 1 calc(${vars.measure.figure} * 1.25)`, minWidth: 0, maxWidth: vars.measure.column }),
)
/** Words below one another, in what is left of a line. */
export const words = style(inFeatures({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const quiet = style(inFeatures({ color: vars.colour.textMuted, overflowWrap: 'anywhere' }))
