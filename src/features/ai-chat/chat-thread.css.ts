import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    position: 'relative',
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
  }),
)
export const list = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    padding: vars.space[4],
  }),
)
export const skeleton = style(inFeatures({ display: 'grid', gap: vars.space[2] }))
export const note = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
  }),
)
export const toEnd = style(
  inFeatures({
    position: 'absolute',
    insetBlockEnd: vars.space[2],
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
)
export const toEndButton = style(
  inFeatures({ pointerEvents: 'auto', borderRadius: vars.radius.control, boxShadow: vars.shadow.overlay }),
)
