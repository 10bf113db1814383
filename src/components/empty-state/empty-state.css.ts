import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import * as notice from '#styles/notice.css'
import { vars } from '#styles/theme.css'

export const root = style([notice.root, inComponents({ maxWidth: `calc(${vars.space[16]} * 6)` })])
export const drawing = style([
  notice.drawing,
  inComponents({ border: `1px dashed ${vars.colour.borderStrong}`, borderRadius: vars.radius.card }),
])
