import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inApp({ display: 'flex', flexDirection: 'column', height: '100dvh' }))
export const bar = style(
  inApp({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: `${vars.space[1]} ${vars.space[4]}`,
    borderBottom: `1px solid ${vars.colour.border}`,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const main = style(inApp({ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto' }))
