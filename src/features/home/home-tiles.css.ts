import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

export const root = style(
  inFeatures({
    width: '100%',
    maxWidth: vars.measure.page,
    marginInline: 'auto',
    padding: vars.space[6],
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { padding: vars.space[4] } },
  }),
)
export const header = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    // The workspace's name comes later than the button: where it has no room beside it, that is settled beforehand.
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: { flexDirection: 'column', alignItems: 'flex-start' },
    },
  }),
)
export const title = style(
  inFeatures({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight[20], overflowWrap: 'anywhere' }),
)
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }))
export const figures = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }))
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
export const note = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
