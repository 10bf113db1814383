import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 }),
)
export const drawing = style(
  inComponents({
    position: 'absolute',
    right: vars.space[2],
    color: vars.colour.textMuted,
    pointerEvents: 'none',
  }),
)
globalStyle(`${root} > select`, {
  '@layer': {
    [layers.components]: {
      appearance: 'none',
      paddingInlineEnd: vars.space[8],
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
  },
})
