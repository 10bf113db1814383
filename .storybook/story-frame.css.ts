import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    background: vars.colour.canvas,
    selectors: {
      '&[data-frame=padded]': { padding: vars.space[4] },
      // A screen scrolls in a box as high as the window, as in the app's layout.
      '&[data-frame=screen]': { position: 'relative', height: '100dvh', overflow: 'auto' },
    },
  }),
)
