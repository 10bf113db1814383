import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inApp({ display: 'flex', flexDirection: 'column', gap: vars.space[5] }))
export const heading = style(
  inApp({ color: vars.colour.textMuted, fontSize: vars.fontSize[12], fontWeight: vars.fontWeight.medium }),
)
export const lines = style(inApp({ marginTop: vars.space[1] }))
export const line = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minHeight: vars.control.medium,
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)
export const keys = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }))
export const between = style(inApp({ color: vars.colour.textMuted, fontSize: vars.fontSize[12] }))
