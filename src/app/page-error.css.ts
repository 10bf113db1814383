import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inApp({
    minHeight: '60dvh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    padding: vars.space[6],
    textAlign: 'center',
  }),
)
export const text = style(inApp({ maxWidth: vars.measure.text, color: vars.colour.textMuted }))
/** One press takes the whole number, to be copied. */
export const ticket = style(inApp({ fontFamily: vars.fontFamily.mono, userSelect: 'all' }))
