import { globalStyle, style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** As wide as its column: what opens at it is no wider than needed, and what can be pressed fills it. */
export const cell = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }),
)
export const edit = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    width: '100%',
    minHeight: vars.space[6],
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    cursor: 'text',
    selectors: { '&[data-align=end]': { justifyContent: 'flex-end' } },
  }),
)
export const editor = style(
  inFeatures({ display: 'grid', gap: vars.space[3], minWidth: vars.measure.control }),
)
export const tags = style(inFeatures({ display: 'flex', gap: vars.space[1], overflow: 'hidden' }))
// Names end in three dots where the column ends, the second before the first; how many more stays in sight.
globalStyle(`${tags} > :nth-child(-n + 2)`, inFeatures({ ...cut, display: 'block', flexShrink: 1 }))
globalStyle(`${tags} > :first-child:not(:last-child)`, inFeatures({ flexShrink: 0, maxWidth: '60%' }))
export const tools = style(inFeatures({ display: 'flex', gap: vars.space[1], marginInlineStart: 'auto' }))
