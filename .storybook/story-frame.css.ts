import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    background: vars.colour.canvas,
    selectors: {
      '&[data-frame=padded]': { padding: vars.space[4] },
      // A screen fills what the app gives it, which is the height of the window.
      '&[data-frame=screen]': { height: '100dvh' },
    },
  }),
)
