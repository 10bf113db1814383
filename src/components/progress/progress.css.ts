import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import * as shared from '#styles/track.css'

export const track = style([shared.track, inComponents({ height: vars.space[1] })])
export const bar = style([
  shared.bar,
  inComponents({
    transition: `transform ${vars.duration.medium} ${vars.easing.standard}`,
    selectors: {
      '&[data-tone=success]': { background: vars.colour.success.fg },
      '&[data-tone=warning]': { background: vars.colour.warning.fg },
      '&[data-tone=danger]': { background: vars.colour.danger.fg },
    },
  }),
])
