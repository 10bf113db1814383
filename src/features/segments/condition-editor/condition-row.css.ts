import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const row = style(inFeatures({ display: 'grid', gap: vars.space[1], minWidth: 0 }))
export const fields = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minWidth: 0,
  }),
)
/** What takes names and texts, what takes a word, what takes a number. */
export const wide = style(inFeatures({ flex: `2 1 ${vars.measure.control}`, minWidth: 0 }))
export const narrow = style(inFeatures({ flex: `1 1 ${vars.measure.figure}`, minWidth: 0 }))
export const small = style(inFeatures({ flex: `0 1 ${vars.measure.figure}`, minWidth: 0 }))
export const where = style(
  inFeatures({ display: 'grid', gap: vars.space[2], flexBasis: '100%', minWidth: 0, justifyItems: 'start' }),
)
