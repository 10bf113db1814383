import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import * as tag from '#styles/tag.css'
import { breathe } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const root = style([
  tag.root,
  inComponents({ paddingInline: vars.space[2], paddingBlock: '1px', borderRadius: vars.radius.full }),
])
export const dot = style(
  inComponents({
    flexShrink: 0,
    width: `calc(${vars.space[1]} + 2px)`,
    height: `calc(${vars.space[1]} + 2px)`,
    background: 'currentColor',
    borderRadius: vars.radius.full,
    selectors: { '[data-live] > &': { animation: `${breathe} 1.6s ${vars.easing.standard} infinite` } },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
)
