import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

// Begins unseen, so that what resolves at once shows no half-way bar.
const creep = keyframes({
  '0%': { opacity: 0, transform: 'scaleX(0)' },
  '15%': { opacity: 0, transform: 'scaleX(0.1)' },
  '30%': { opacity: 1 },
  '100%': { opacity: 1, transform: 'scaleX(0.85)' },
})
const complete = keyframes({
  '0%': { transform: 'scaleX(0.85)' },
  '30%': { transform: 'scaleX(1)' },
  '100%': { transform: 'translateX(100%)' },
})

export const root = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.progress,
    insetInline: 0,
    top: 0,
    height: '2px',
    overflow: 'clip',
    pointerEvents: 'none',
    background: vars.colour.accent,
    transformOrigin: 'left',
    // The bar's look in its states (FRA-21): opaque for a second once resolved, transparent and 1.7 s before.
    opacity: 0,
    animation: `${creep} 1.7s ${vars.easing.standard} forwards`,
    selectors: {
      '&[data-state=resolved]': {
        opacity: 1,
        transform: 'translateX(100%)',
        animation: `${complete} 1s ${vars.easing.standard}`,
      },
    },
  }),
)
