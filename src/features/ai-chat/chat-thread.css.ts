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
export const toEnd = style(
  inFeatures({
    position: 'absolute',
    bottom: vars.space[2],
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
)
export const toEndButton = style(
  inFeatures({ pointerEvents: 'auto', borderRadius: vars.radius.control, boxShadow: vars.shadow.overlay }),
)
