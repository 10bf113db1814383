import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const share = createVar()

export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const value = style(inComponents({ color: vars.colour.textMuted, fontVariantNumeric: 'tabular-nums' }))
export const track = style(
  inComponents({
    height: vars.space[1],
    overflow: 'hidden',
    background: vars.colour.border,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
)
export const bar = style(
  inComponents({
    height: '100%',
    background: vars.colour.accent,
    transformOrigin: 'left',
    transform: `scaleX(${share})`,
    transition: `transform ${vars.duration.medium} ${vars.easing.standard}`,
    selectors: {
      '&[data-tone=success]': { background: vars.colour.success.fg },
      '&[data-tone=warning]': { background: vars.colour.warning.fg },
      '&[data-tone=danger]': { background: vars.colour.danger.fg },
    },
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
)
