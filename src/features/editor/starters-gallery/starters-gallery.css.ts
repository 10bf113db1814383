import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space[5] }),
)
export const list = style(
  inFeatures({
    width: '100%',
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.control}), 1fr))`,
    gap: vars.space[5],
  }),
)
export const card = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
    overflow: 'clip',
    selectors: {
      '&:hover': { borderColor: vars.colour.borderStrong, boxShadow: vars.shadow.overlay },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.borderFocus}`, outlineOffset: '2px' },
    },
  }),
)
export const words = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.half,
    padding: vars.space[3],
    borderTop: `1px solid ${vars.colour.border}`,
  }),
)
/** All of the card is its button. */
export const name = style(
  inFeatures({
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
  }),
)
