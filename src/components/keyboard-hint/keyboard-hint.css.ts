import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inComponents({ display: 'inline-flex', gap: vars.space.half, flexShrink: 0 }))
export const cap = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.space[5],
    height: vars.space[5],
    paddingInline: vars.space[1],
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.chip,
    color: vars.colour.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize[12],
    lineHeight: 1,
  }),
)
