import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

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
