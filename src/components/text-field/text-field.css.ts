import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const row = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2] }))
export const affix = style(
  inComponents({
    flexShrink: 0,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const area = style(inComponents({ display: 'flex' }))
globalStyle(`${area} > textarea`, {
  '@layer': {
    [layers.components]: {
      height: 'auto',
      maxHeight: `calc(${vars.space[16]} * 5)`,
      paddingBlock: vars.space[2],
      resize: 'vertical',
      fieldSizing: 'content',
    },
  },
})
