import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

export const tiles = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.measure.figure} * 1.5)), 1fr))`,
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.figure}), 1fr))`,
      },
    },
  }),
)
export const tile = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    borderRadius: vars.radius.card,
    // The link covers the tile and shows nothing of its own.
    selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${vars.colour.borderFocus}` } },
    // The first says most: it has a line for itself, and the six others stand two by two.
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: {
        selectors: { '&:first-child': { gridColumn: '1 / -1' } },
      },
    },
  }),
)
