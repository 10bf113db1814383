import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** The room of the pane. */
export const pane = style(
  inFeatures({
    width: vars.measure.column,
    maxWidth: '100%',
    height: '100%',
    background: vars.colour.surface,
    borderInlineEnd: `1px solid ${vars.colour.border}`,
  }),
)
