import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const room = style(inFeatures({ containerType: 'inline-size' }))
/** Eight tiles: two rows of four, four of two, and no hole at any width. */
export const tiles = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      '(min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 48rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
)
export const tile = style(
  inFeatures({ position: 'relative', display: 'grid', borderRadius: vars.radius.card }),
)
/** Covers the tile and shows nothing of its own but the focus. */
export const cover = style(
  inFeatures({
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    selectors: {
      '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.colour.borderStrong}` },
      '&:focus-visible': { outline: `2px solid ${vars.colour.borderFocus}` },
    },
  }),
)
/** As high as a chart with all it has, so that nothing moves when it comes. */
export const chart = style(inFeatures({ display: 'grid', minHeight: vars.measure.column }))
export const person = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[2]} 0`,
    borderBottom: `1px solid ${vars.colour.border}`,
    overflowWrap: 'anywhere',
  }),
)
