import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const figure = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    padding: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
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
/** What became of a row; where there is no room beside it, below it. */
export const outcome = style(
  inFeatures({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: '1 / -1', flexBasis: '100%' } },
    selectors: { '&[data-failed]': { color: vars.colour.danger.fg } },
  }),
)
