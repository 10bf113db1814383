import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

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
