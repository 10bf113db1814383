import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const beat = keyframes({ '50%': { opacity: 0.35 } })

const feedback = (kind: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.colour[kind].bg,
  borderColor: vars.colour[kind].border,
  color: vars.colour[kind].fg,
})

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[2],
    paddingBlock: '1px',
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.full,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    selectors: {
      '&[data-kind=info]': feedback('info'),
      '&[data-kind=success]': feedback('success'),
      '&[data-kind=warning]': feedback('warning'),
      '&[data-kind=danger]': feedback('danger'),
    },
  }),
)
export const dot = style(
  inComponents({
    flexShrink: 0,
    width: `calc(${vars.space[1]} + 2px)`,
    height: `calc(${vars.space[1]} + 2px)`,
    background: 'currentColor',
    borderRadius: vars.radius.full,
    selectors: { '[data-live] > &': { animation: `${beat} 1.6s ${vars.easing.standard} infinite` } },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
)
