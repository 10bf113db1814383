import { globalStyle, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** So that the settings scroll as one; long lists scroll in their own box. */
export const root = style(
  inFeatures({
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
)
// The line below the last row is the border.
globalStyle(`${root} [role=row]:last-child`, inFeatures({ borderBottomColor: 'transparent' }))
