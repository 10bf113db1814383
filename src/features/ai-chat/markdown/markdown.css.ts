import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ display: 'grid', gap: vars.space[3], minWidth: 0, overflowWrap: 'anywhere' }),
)
export const quote = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    paddingInlineStart: vars.space[3],
    borderInlineStart: `2px solid ${vars.colour.border}`,
    color: vars.colour.textMuted,
  }),
)
export const list = style(
  inFeatures({
    listStyle: 'revert',
    paddingInlineStart: vars.space[6],
    selectors: { '&:has(> [data-task])': { listStyle: 'none', paddingInlineStart: 0 } },
  }),
)
export const task = style(
  inFeatures({ display: 'inline-block', verticalAlign: 'text-bottom', marginInlineEnd: vars.space[2] }),
)
export const table = style(inFeatures({ fontSize: vars.fontSize[13] }))
export const cell = style(
  inFeatures({
    padding: vars.space[2],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)
export const code = style(
  inFeatures({
    paddingInline: vars.space[1],
    fontFamily: vars.fontFamily.mono,
    fontSize: '0.925em',
    background: vars.colour.surfaceSunken,
    borderRadius: vars.radius.control,
  }),
)
export const rule = style(inFeatures({ border: 0, borderTop: `1px solid ${vars.colour.border}` }))
export const image = style(inFeatures({ borderRadius: vars.radius.control }))
export const upright = style(inFeatures({ fontStyle: 'normal', fontWeight: vars.fontWeight.medium }))
