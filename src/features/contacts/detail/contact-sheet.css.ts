import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const identity = style(
  inFeatures({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    padding: `${vars.space[4]} ${vars.space[6]}`,
  }),
)
export const who = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 }),
)
export const email = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    overflowWrap: 'anywhere',
    fontWeight: vars.fontWeight.medium,
  }),
)
export const status = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)
export const since = style(inFeatures({ color: vars.colour.textMuted, fontSize: vars.fontSize[13] }))
export const panel = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[6], padding: vars.space[6] }),
)
export const loading = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[6] }),
)
export const section = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }))
export const heading = style(inFeatures({ fontSize: vars.fontSize[13] }))
export const figures = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[3] }),
)
export const lists = style(inFeatures({ display: 'flex', flexDirection: 'column' }))
export const list = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const quiet = style(inFeatures({ color: vars.colour.textMuted }))
export const editable = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[1] }))
export const value = style(inFeatures({ minWidth: 0, overflowWrap: 'anywhere' }))
export const editor = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }))
export const why = style(inFeatures({ flexBasis: '100%', paddingBlock: vars.space[2] }))
export const content = style(inFeatures({ outline: 'none' }))
