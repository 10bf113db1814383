import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    width: vars.space[6],
    height: vars.space[6],
    flexShrink: 0,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: {
      '&[data-size=small]': { width: vars.space[5], height: vars.space[5] },
      '&[data-size=large]': { width: vars.space[12], height: vars.space[12] },
    },
  }),
)
export const paper = style(inComponents({ fill: vars.colour.surface, stroke: vars.colour.text }))
export const fold = style(inComponents({ fill: 'none', stroke: vars.colour.text }))
export const seal = style(inComponents({ fill: vars.colour.seal }))
