import { style } from '@vanilla-extract/css'
import { largeText } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const feedback = (kind: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.colour[kind].bg,
  borderColor: vars.colour[kind].border,
  color: vars.colour[kind].fg,
})

/** A word or two on a ground of their own: what badges and the pills of statuses have in common. `data-tone` is its colour. */
export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    '@media': { [largeText]: { whiteSpace: 'normal', wordBreak: 'normal' } },
    selectors: {
      '&[data-tone=success]': feedback('success'),
      '&[data-tone=warning]': feedback('warning'),
      '&[data-tone=danger]': feedback('danger'),
      '&[data-tone=info]': feedback('info'),
    },
  }),
)
