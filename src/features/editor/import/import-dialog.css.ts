import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }))
export const report = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.control}), 1fr))`,
    gap: vars.space[5],
    alignItems: 'start',
  }),
)
export const found = style(inFeatures({ fontWeight: vars.fontWeight.medium }))
export const problems = style(inFeatures({ margin: 0, paddingInlineStart: vars.space[4] }))
export const figure = style(
  inFeatures({
    margin: 0,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
)
