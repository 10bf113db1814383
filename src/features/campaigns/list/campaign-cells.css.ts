import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Two lines of a cell, each of which ends in an ellipsis. In a card the second one stands beside the first. */
export const lines = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.half,
    minWidth: 0,
    width: '100%',
  }),
)
export const statusLines = style([
  lines,
  inFeatures({
    alignItems: 'flex-start',
    selectors: {
      '[data-in-card] > &': { flexDirection: 'row', alignItems: 'center', gap: vars.space[1] },
    },
  }),
])
/** Two numbers: below one another where a line has no room for both. Cut at its start, a number would be another one. */
export const figures = style(inFeatures({ whiteSpace: 'normal' }))
export const line = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: 0,
    maxWidth: '100%',
    // In a card, when it is sent is said whole; how long that is yet gives way.
    selectors: { '&:last-child': { flexShrink: 0 } },
  }),
)

export const share = createVar()
/** How much of the mails has gone out. */
export const track = style(
  inFeatures({
    flexShrink: 0,
    width: vars.space[12],
    height: vars.space[1],
    borderRadius: vars.radius.full,
    background: vars.colour.surfaceHover,
    // Drawn with forced colours.
    outline: '1px solid transparent',
    overflow: 'hidden',
  }),
)
export const bar = style(
  inFeatures({
    display: 'block',
    width: `calc(${share} * 100%)`,
    height: '100%',
    borderRadius: vars.radius.full,
    background: vars.colour.accent,
  }),
)
