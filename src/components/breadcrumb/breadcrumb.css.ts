import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const arrow = style(inComponents({ display: 'inline-flex', color: vars.colour.textMuted }))
export const current = style(
  inComponents({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium }),
)
