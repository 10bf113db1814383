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
    maxWidth: `calc(${vars.space[16]} * 7)`,
    marginInline: 'auto',
    padding: `${vars.space[10]} ${vars.space[4]}`,
    textAlign: 'center',
  }),
)
export const drawing = style(
  inComponents({
    display: 'inline-flex',
    padding: vars.space[3],
    borderRadius: vars.radius.full,
    background: vars.colour.surfaceSunken,
    color: vars.colour.textMuted,
    selectors: { '&[data-kind=error]': { background: vars.colour.danger.bg, color: vars.colour.danger.fg } },
  }),
)
export const text = style(inComponents({ color: vars.colour.textMuted, textWrap: 'balance' }))
export const message = style(
  inComponents({
    maxWidth: '100%',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    background: vars.colour.surfaceSunken,
    borderRadius: vars.radius.chip,
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    overflowWrap: 'anywhere',
  }),
)
export const ticket = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const code = style(
  inComponents({
    color: vars.colour.text,
    fontFamily: vars.fontFamily.mono,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] }),
)
