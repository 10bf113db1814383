import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }))
export const lead = style(inFeatures({ color: vars.colour.textMuted }))
export const columns = style(
  inFeatures({
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
    overflow: 'hidden',
  }),
)
export const column = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.control}), 1fr))`,
    alignItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    selectors: {
      '& + &': { borderTop: `1px solid ${vars.colour.border}` },
      '&[data-left-out]': { background: vars.colour.surfaceSunken },
    },
  }),
)
export const source = style(inFeatures({ minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const name = style(inFeatures({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }))
export const samples = style(
  inFeatures({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)
