import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** 0 to 1: how much of the minute is left. */
export const share = createVar()

export const root = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[6] }),
)
export const ring = style(
  inFeatures({
    flexShrink: 0,
    width: vars.space[16],
    height: vars.space[16],
    transform: 'rotate(-0.25turn)',
    fill: 'none',
    strokeWidth: 4,
  }),
)
export const track = style(inFeatures({ stroke: vars.colour.border }))
export const arc = style(
  inFeatures({
    stroke: vars.colour.accent,
    strokeLinecap: 'butt',
    strokeDasharray: `${share} 1`,
  }),
)
