import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { turn } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-block',
    flexShrink: 0,
    width: vars.space[4],
    height: vars.space[4],
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 700ms linear infinite`,
    selectors: {
      '&[data-size=small]': { width: vars.space[3], height: vars.space[3] },
      '&[data-size=large]': { width: vars.space[6], height: vars.space[6] },
    },
  }),
)
