import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { onGround } from '#styles/on-ground'
import { vars } from '#styles/theme.css'

/** Of a link in the mail, px. */
export const left = createVar()
export const top = createVar()
export const width = createVar()
export const height = createVar()
/** Share of the most clicks that a link has, 0 to 1. */
export const heat = createVar()

export const map = style(
  inFeatures({
    position: 'relative',
    minWidth: 0,
    overflow: 'clip',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)
export const box = style(
  inFeatures({
    position: 'absolute',
    left,
    top,
    width,
    height,
    pointerEvents: 'none',
    borderRadius: vars.radius.chip,
    outline: `2px solid ${vars.colour.accent}`,
    background: `color-mix(in oklch, ${vars.colour.accent} calc(${heat} * 45%), transparent)`,
  }),
)
export const share = style(
  inFeatures({
    position: 'absolute',
    bottom: '100%',
    insetInlineEnd: 0,
    padding: `0 ${vars.space[1]}`,
    borderRadius: vars.radius.chip,
    ...onGround(vars.colour.accent),
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
export const bars = style(
  inFeatures({ fill: 'currentColor', selectors: { '&[data-past]': { color: vars.colour.accent } } }),
)
