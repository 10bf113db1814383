import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const left = createVar()
export const top = createVar()
export const width = createVar()
export const height = createVar()

export const area = style(
  inFeatures({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceSunken,
  }),
)
export const image = style(inFeatures({ width: '100%', height: 'auto', userSelect: 'none' }))
export const frame = style(
  inFeatures({
    position: 'absolute',
    left,
    top,
    width,
    height,
    cursor: 'move',
    touchAction: 'none',
    border: `2px solid ${vars.colour.accent}`,
    // Everything outside of the frame is dimmed.
    boxShadow: `0 0 0 100vmax ${vars.colour.scrim}`,
    selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  }),
)
export const corner = style(
  inFeatures({
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: vars.space[5],
    height: vars.space[5],
    cursor: 'nwse-resize',
    touchAction: 'none',
    background: vars.colour.accent,
    borderTopLeftRadius: vars.radius.control,
  }),
)
export const numbers = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.figure}, 100%), 1fr))`,
    gap: vars.space[3],
  }),
)
