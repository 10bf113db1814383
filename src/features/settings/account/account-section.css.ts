import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const who = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], overflowWrap: 'anywhere' }),
)
export const words = style(inFeatures({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const name = style(inFeatures({ fontWeight: vars.fontWeight.semibold }))
export const muted = style(
  inFeatures({ marginBlock: vars.space[3], color: vars.colour.textMuted, fontSize: vars.fontSize[13] }),
)
export const buttons = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[4] }),
)
