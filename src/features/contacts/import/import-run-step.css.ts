import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 }),
)
export const controls = style(inFeatures({ display: 'flex', gap: vars.space[2] }))
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
export const heading = style(inFeatures({ fontSize: vars.fontSize[14] }))
export const rows = style(
  inFeatures({ border: `1px solid ${vars.colour.border}`, borderRadius: vars.radius.card }),
)
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `minmax(${vars.space[16]}, auto) 1fr auto`,
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    fontSize: vars.fontSize[13],
    '@media': { [narrow]: { gridTemplateColumns: 'auto 1fr', rowGap: 0 } },
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const line = style(inFeatures({ color: vars.colour.textMuted, fontVariantNumeric: 'tabular-nums' }))
export const cells = style(
  inFeatures({
    minWidth: 0,
    '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)
export const reason = style(
  inFeatures({ color: vars.colour.danger.fg, '@media': { [narrow]: { justifySelf: 'end' } } }),
)
export const change = style(inFeatures({ display: 'block' }))
