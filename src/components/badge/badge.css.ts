import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import * as tag from '#styles/tag.css'
import { vars } from '#styles/theme.css'

export const root = style([
  tag.root,
  inComponents({
    flexShrink: 0,
    maxWidth: '100%',
    paddingInline: vars.space[1],
    borderRadius: vars.radius.chip,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-tone=accent]': {
        background: vars.colour.accentSoft,
        borderColor: 'transparent',
        color: vars.colour.accent,
      },
    },
  }),
])
