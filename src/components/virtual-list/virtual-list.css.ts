import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'

export const height = createVar()
export const top = createVar()

export const root = style(
  inComponents({
    height: '100%',
    minHeight: 0,
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    contain: 'strict',
    // The list holds its place itself: two that do would fight.
    overflowAnchor: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
)
export const body = style(inComponents({ position: 'relative', height }))
export const rows = style(
  inComponents({ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${top})` }),
)
/** Holds the margins of what is in it, so that its height is all of it. */
export const row = style(inComponents({ display: 'flow-root' }))
