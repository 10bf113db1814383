import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { appear, breathe } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.progress,
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: vars.colour.canvas,
    transition: `opacity ${vars.duration.medium} ${vars.easing.standard}`,
    selectors: {
      '&[data-state=waiting]': { visibility: 'hidden' },
      '&[data-state=resolved]': { opacity: 0, pointerEvents: 'none' },
    },
  }),
)
// The mark waits a moment: what is there at once shows no flash of it.
export const mark = style(
  inComponents({
    animation: `${appear} ${vars.duration.medium} ${vars.easing.standard} 120ms backwards, ${breathe} 1.6s ease-in-out 300ms infinite`,
  }),
)
