import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import * as notice from '#styles/notice.css'
import { vars } from '#styles/theme.css'

export const root = style([notice.root, inComponents({ maxWidth: `calc(${vars.space[16]} * 7)` })])
export const drawing = style([
  notice.drawing,
  inComponents({
    borderRadius: vars.radius.full,
    background: vars.colour.surfaceSunken,
    selectors: { '&[data-kind=error]': { background: vars.colour.danger.bg, color: vars.colour.danger.fg } },
  }),
])
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
