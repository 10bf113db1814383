import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { onGround } from '#styles/on-ground'
import { vars } from '#styles/theme.css'

export const root = style(inComponents({ padding: vars.space[3] }))
export const header = style(
  inComponents({ display: 'flex', alignItems: 'center', marginBottom: vars.space[2] }),
)
export const title = style(
  inComponents({ flex: 1, fontWeight: vars.fontWeight.semibold, textAlign: 'center' }),
)
export const grid = style(inComponents({ marginInline: 'auto' }))
const cell = { width: vars.control.large, textAlign: 'center' } as const
export const weekday = style(
  inComponents({
    ...cell,
    height: vars.space[6],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.regular,
  }),
)
export const day = style(
  inComponents({
    ...cell,
    height: vars.control.medium,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[data-around]': { color: vars.colour.textMuted },
      '&[aria-current=date]': { textDecoration: 'underline', fontWeight: vars.fontWeight.semibold },
      '&[aria-selected=true]': onGround(vars.colour.accent),
      '&[aria-disabled=true]': {
        background: 'none',
        color: vars.colour.textMuted,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected=true]:focus-visible': { outlineOffset: '1px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const footer = style(
  inComponents({ display: 'flex', justifyContent: 'center', marginTop: vars.space[2] }),
)
