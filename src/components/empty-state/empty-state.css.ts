import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    width: '100%',
    maxWidth: `calc(${vars.space[16]} * 6)`,
    marginInline: 'auto',
    padding: `${vars.space[10]} ${vars.space[4]}`,
    textAlign: 'center',
  }),
)
export const drawing = style(
  inComponents({
    display: 'inline-flex',
    padding: vars.space[3],
    border: `1px dashed ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.card,
    color: vars.colour.textMuted,
  }),
)
export const text = style(inComponents({ color: vars.colour.textMuted, textWrap: 'balance' }))
