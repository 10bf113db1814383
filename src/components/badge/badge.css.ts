import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

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
    flexShrink: 0,
    maxWidth: '100%',
    paddingInline: vars.space[1],
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.chip,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    selectors: {
      '&[data-tone=accent]': {
        background: vars.colour.accentSoft,
        borderColor: 'transparent',
        color: vars.colour.accent,
      },
      '&[data-tone=success]': feedback('success'),
      '&[data-tone=warning]': feedback('warning'),
      '&[data-tone=danger]': feedback('danger'),
      '&[data-tone=info]': feedback('info'),
    },
  }),
)
