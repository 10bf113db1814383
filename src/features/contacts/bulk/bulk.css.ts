import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const stack = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
)

/** Which contacts an action applies to. */
export const target = style(inFeatures({ display: 'block', overflowWrap: 'anywhere' }))
