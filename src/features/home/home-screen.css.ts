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
export const tiles = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.control}), 1fr))`,
  }),
)
export const tile = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    padding: vars.space[4],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    selectors: { '&:has(a):hover': { borderColor: vars.colour.borderStrong } },
  }),
)
export const tileLabel = style(
  inFeatures({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
  }),
)
export const figure = style(
  inFeatures({
    minHeight: vars.lineHeight[24],
    fontSize: vars.fontSize[24],
    lineHeight: vars.lineHeight[24],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const events = style(inFeatures({ display: 'flex', flexDirection: 'column' }))
export const event = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const what = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], minWidth: 0 }),
)
export const subject = style(inFeatures({ color: vars.colour.textMuted, overflowWrap: 'anywhere' }))
export const when = style(
  inFeatures({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
export const quiet = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    padding: vars.space[4],
    color: vars.colour.textMuted,
  }),
)
