import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inApp({
    minHeight: '100dvh',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    padding: vars.space[4],
    background: vars.colour.surfaceSunken,
    color: vars.colour.text,
  }),
)

export const notice = style(
  inApp({
    padding: `${vars.space[1]} ${vars.space[3]}`,
    border: `2px dashed ${vars.colour.warning.border}`,
    background: vars.colour.warning.bg,
    color: vars.colour.warning.fg,
    fontSize: vars.fontSize[13],
  }),
)

export const title = style(inApp({ margin: 0, fontSize: vars.fontSize[24], lineHeight: vars.lineHeight[24] }))

export const list = style(
  inApp({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none', width: '100%' }),
)

export const account = style(
  inApp({
    display: 'grid',
    gap: vars.space[1],
    width: '100%',
    padding: vars.space[3],
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.card,
    cursor: 'pointer',
    ':hover': { background: vars.colour.surfaceHover },
  }),
)

export const detail = style(inApp({ color: vars.colour.textMuted, fontSize: vars.fontSize[13] }))
