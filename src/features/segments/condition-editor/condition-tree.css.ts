import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const framed = {
  padding: vars.space[2],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.control,
}
export const group = style(
  inFeatures({
    ...framed,
    background: vars.colour.surfaceSunken,
    selectors: { '&[data-drop]': { borderColor: vars.colour.accent } },
  }),
)
export const item = style(
  inFeatures({
    minWidth: 0,
    selectors: {
      '&[data-drop=before]': { boxShadow: `0 -2px ${vars.colour.accent}` },
      '&[data-drop=after]': { boxShadow: `0 2px ${vars.colour.accent}` },
    },
  }),
)
export const row = style(
  inFeatures({
    ...framed,
    background: vars.colour.surface,
    selectors: {
      '&:has([data-invalid])': { borderColor: vars.colour.danger.fg },
      '&[data-disabled]': { borderStyle: 'dashed', background: 'none' },
    },
  }),
)
