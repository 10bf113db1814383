import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import * as shared from '#styles/track.css'

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[1] }))
export const value = style([
  shared.value,
  inComponents({
    selectors: {
      [`${root}[data-level=warning] &`]: { color: vars.colour.warning.fg },
      [`${root}[data-level=danger] &`]: { color: vars.colour.danger.fg, fontWeight: vars.fontWeight.medium },
    },
  }),
])
export const track = style([shared.track, inComponents({ height: vars.space[2] })])
export const bar = style([
  shared.bar,
  inComponents({
    selectors: {
      [`${root}[data-level=good] &`]: { background: vars.colour.success.fg },
      [`${root}[data-level=warning] &`]: { background: vars.colour.warning.fg },
      [`${root}[data-level=danger] &`]: { background: vars.colour.danger.fg },
    },
  }),
])
