import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A line of a card that reaches the border; what does not fit goes below. */
export const row = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    selectors: { '* + &, ul + ul > &:first-child': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
/** As wide as the longest, so that the words beside them begin in one line. */
export const kind = style(inFeatures({ minWidth: `calc(${vars.space[16]} + ${vars.space[2]})` }))
export const words = style(
  inFeatures({ flex: `1 1 ${vars.measure.figure}`, minWidth: 0, overflowWrap: 'anywhere' }),
)
export const state = style(
  inFeatures({
    display: 'inline-flex',
    color: vars.colour.textMuted,
    selectors: { '&[data-done]': { color: vars.colour.success.fg } },
  }),
)
/** As high as a chart with all it has, so that nothing moves when it comes. */
export const chart = style(inFeatures({ display: 'grid', minHeight: vars.measure.column }))
/** As tall as a card usually is. */
export const shape = style(inFeatures({ height: `calc(${vars.space[16]} * 5)` }))
