import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const list = style(inFeatures({ display: 'grid', gap: vars.space[2], minWidth: 0 }))
export const line = style(
  inFeatures({
    display: 'flex',
    gap: vars.space[2],
    margin: 0,
    selectors: { '&[data-disabled]': { color: vars.colour.textMuted } },
  }),
)
export const result = style([line])
export const children = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    paddingInlineStart: vars.space[5],
    listStyle: 'none',
  }),
)
export const words = style(inFeatures({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }))
export const quiet = style(inFeatures({ margin: 0, color: vars.colour.textMuted }))
export const near = style(inFeatures({ color: vars.colour.warning.fg }))
export const mark = style(
  inFeatures({
    display: 'inline-flex',
    selectors: {
      '&[data-state=passed]': { color: vars.colour.success.fg },
      '&[data-state=failed]': { color: vars.colour.danger.fg },
    },
  }),
)
