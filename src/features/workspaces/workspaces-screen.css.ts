import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    width: '100%',
    maxWidth: vars.measure.page,
    marginInline: 'auto',
    padding: `${vars.space[10]} ${vars.space[4]}`,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
  }),
)

export const header = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
  }),
)

export const tools = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
)

export const title = style(inFeatures({ fontSize: vars.fontSize[24], lineHeight: vars.lineHeight[24] }))

export const subtitle = style(inFeatures({ fontSize: vars.fontSize[16], lineHeight: vars.lineHeight[16] }))

export const section = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4], marginTop: vars.space[4] }),
)

export const grid = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.measure.column}), 1fr))`,
  }),
)

export const card = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: vars.space[4],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    selectors: { '&[data-link]:hover': { borderColor: vars.colour.borderStrong } },
  }),
)

export const words = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    // Where the facts take two lines the skeleton is as tall as they are: nothing moves when they come (SPD-11).
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: {
        minHeight: `calc(${vars.lineHeight[16]} + 2 * ${vars.lineHeight[13]} + 2 * ${vars.space[1]})`,
      },
    },
  }),
)

export const name = style(
  inFeatures({
    fontWeight: vars.fontWeight.semibold,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
  }),
)

export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
  }),
)
