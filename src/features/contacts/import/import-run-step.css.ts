import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 }),
)
export const controls = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)
export const figures = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure.figure}, 1fr))`,
  }),
)
export const figure = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    padding: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)
export const term = style(inFeatures({ color: vars.colour.textMuted, fontSize: vars.fontSize[13] }))
export const count = style(
  inFeatures({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const failures = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }))
export const failuresHeader = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
)
export const rows = style(
  inFeatures({
    display: 'grid',
    // One width for all rows, so that what a row says begins where the others say it.
    gridTemplateColumns: `minmax(${vars.space[16]}, auto) 1fr fit-content(60%)`,
    columnGap: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize[13],
    '@media': { [narrow]: { gridTemplateColumns: 'auto 1fr' } },
  }),
)
export const row = style(
  inFeatures({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const line = style(inFeatures({ color: vars.colour.textMuted, fontVariantNumeric: 'tabular-nums' }))
export const cells = style(
  inFeatures({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)
/** What became of a row; where there is no room beside it, below it. */
export const outcome = style(
  inFeatures({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: '1 / -1', flexBasis: '100%' } },
    selectors: { '&[data-failed]': { color: vars.colour.danger.fg } },
  }),
)
