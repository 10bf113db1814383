import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const tools = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    color: vars.colour.textMuted,
  }),
)
export const buttons = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)
export const stack = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }))
export const url = style(inFeatures({ overflowWrap: 'anywhere' }))
