import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** How much of the track is filled, from 0 to 1. */
export const share = createVar()

/** A label and a value over a track that is filled in part: what meters and progress bars have in common. */
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
    overflow: 'hidden',
    background: vars.colour.border,
    borderRadius: vars.radius.full,
    // Drawn with forced colours.
    outline: '1px solid transparent',
  }),
)
export const bar = style(
  inComponents({
    height: '100%',
    background: vars.colour.accent,
    transformOrigin: 'left',
    transform: `scaleX(${share})`,
  }),
)
