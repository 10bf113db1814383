import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': {
      [`(min-width: ${breakpoint.medium}px)`]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.measure.column})`,
      },
    },
  }),
)
export const column = style(
  inFeatures({ display: 'grid', gap: vars.space[5], alignContent: 'start', minWidth: 0 }),
)
/** Name and colour beside one another where there is room. */
export const pair = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }))
export const name = style(inFeatures({ flex: `3 1 ${vars.measure.control}`, minWidth: 0 }))
export const colour = style(inFeatures({ flex: `1 1 ${vars.measure.figure}`, minWidth: 0 }))
export const part = style(inFeatures({ display: 'grid', gap: vars.space[2], minWidth: 0 }))
export const heading = style(inFeatures({ margin: 0, fontSize: vars.fontSize[13] }))
export const figure = style(
  inFeatures({ display: 'grid', selectors: { '&[data-old]': { color: vars.colour.textMuted } } }),
)
export const number = style(inFeatures({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight[20] }))
export const quiet = style(inFeatures({ margin: 0, color: vars.colour.textMuted, overflowWrap: 'anywhere' }))
export const people = style(
  inFeatures({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
)
export const person = style(
  inFeatures({ display: 'flex', gap: vars.space[2], alignItems: 'center', minWidth: 0 }),
)
export const who = style(inFeatures({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }))
export const bar = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], flex: 1 }),
)
export const end = style(inFeatures({ marginInlineStart: 'auto' }))
