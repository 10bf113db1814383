import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const wide = `(min-width: ${breakpoint.medium}px)`
/** Below the heading of the page, which stays at the top. */
const below = `calc(2 * ${vars.space[6]} + ${vars.space[4]})`

/** What one does at the left and what came of it at the right; where there is room for one column, the results come second. */
export const bench = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateRows: 'auto 1fr' },
    },
  }),
)
export const results = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    '@media': {
      [wide]: {
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: 'start',
        position: 'sticky',
        top: below,
        maxBlockSize: `calc(100dvh - ${below})`,
        overflowY: 'auto',
      },
    },
  }),
)

/** The page of the made-up shop. */
export const shop = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: vars.space[4],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceSunken,
  }),
)
export const legend = style(inFeatures({ fontWeight: vars.fontWeight.medium, paddingBottom: vars.space[2] }))

export const points = style(inFeatures({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))

export const summary = style(
  inFeatures({
    width: 'fit-content',
    cursor: 'pointer',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    // As tall as a finger needs.
    paddingBlock: vars.space[1],
  }),
)
export const body = style(
  inFeatures({
    margin: `0 0 ${vars.space[2]}`,
    padding: vars.space[2],
    borderRadius: vars.radius.chip,
    background: vars.colour.surfaceSunken,
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
