import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { line } from '#features/segments/layout'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const columns = style(
  inFeatures({
    display: 'grid',
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
/** Fields with labels, further from one another than those of a condition. */
export const fields = style([line, inFeatures({ gap: vars.space[4] })])
export const heading = style(inFeatures({ fontSize: vars.fontSize[13] }))
export const number = style(
  inFeatures({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    selectors: { '&[data-old]': { color: vars.colour.textMuted } },
  }),
)
/** All of the footer, what saves at its end. */
export const bar = style(inFeatures({ flex: 1 }))
export const end = style(inFeatures({ marginInlineStart: 'auto' }))
