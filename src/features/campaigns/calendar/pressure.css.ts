import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const table = style(inFeatures({ width: '100%', fontSize: vars.fontSize[13] }))
export const cell = style(
  inFeatures({ width: vars.space[6], paddingBlock: vars.space[2], textAlign: 'center' }),
)
export const people = style(inFeatures({ paddingInlineStart: vars.space[4], textAlign: 'start' }))
export const dot = style(
  inFeatures({
    display: 'inline-block',
    width: vars.space[3],
    height: vars.space[3],
    borderRadius: '50%',
    background: vars.colour.border,
    selectors: { '&[data-in]': { background: vars.colour.accent } },
  }),
)
