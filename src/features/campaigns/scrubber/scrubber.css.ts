import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** As wide as the way of the slider's thumb. */
export const drawing = style(
  inFeatures({
    width: `calc(100% - ${vars.space[4]})`,
    height: vars.space[10],
    marginInline: vars.space[2],
    background: vars.colour.surfaceSunken,
    color: vars.colour.borderStrong,
  }),
)
export const slider = style(
  inFeatures({
    width: '100%',
    minHeight: vars.space[6],
    accentColor: vars.colour.accent,
    cursor: 'pointer',
  }),
)
