import { style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** On the middle of the controls beside it. */
export const option = style(
  inFeatures({ display: 'grid', alignItems: 'center', minHeight: vars.control.medium }),
)
export const preview = style(
  inFeatures({
    maxHeight: vars.measure.column,
    position: 'relative',
    overflow: 'auto',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
    fontSize: vars.fontSize[13],
  }),
)
export const table = style(inFeatures({ minWidth: '100%' }))
export const heading = style(
  inFeatures({
    position: 'sticky',
    top: 0,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.colour.surfaceSunken,
    color: vars.colour.textMuted,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
)
export const cell = style(
  inFeatures({
    maxWidth: vars.measure.control,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderTop: `1px solid ${vars.colour.border}`,
    ...cut,
  }),
)
