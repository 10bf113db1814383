import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Readers of one level. */
export const level = style(
  inFeatures({
    color: vars.colour.borderStrong,
    fill: 'currentColor',
    selectors: {
      '&[data-level=danger]': { color: vars.colour.danger.fg },
      '&[data-level=warning]': { color: vars.colour.warning.fg },
      '&[data-level=note]': { color: vars.colour.accent },
    },
  }),
)
/** Who is shown. */
export const here = style(
  inFeatures({ stroke: vars.colour.text, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }),
)
export const sample = style(inFeatures({ width: vars.space[3], height: vars.space[3] }))
/** A mail is as tall as it is; it is scrolled beside the others. */
export const part = style(
  inFeatures({
    maxHeight: vars.measure.text,
    overflow: 'auto',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)
