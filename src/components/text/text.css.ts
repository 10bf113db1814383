import { style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    selectors: {
      // Lines of 13 px are as high as those around them, in Japanese too.
      '&[data-size="12"]': { fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] },
      '&[data-size="13"]': { fontSize: vars.fontSize[13] },
      '&[data-size="16"]': { fontSize: vars.fontSize[16], lineHeight: vars.lineHeight[16] },
      '&[data-size="20"]': { fontSize: vars.fontSize[20], lineHeight: vars.lineHeight[20] },
      '&[data-size="24"]': { fontSize: vars.fontSize[24], lineHeight: vars.lineHeight[24] },
      '&[data-tone=muted]': { color: vars.colour.textMuted },
      '&[data-tone=warning]': { color: vars.colour.warning.fg },
      '&[data-weight=medium]': { fontWeight: vars.fontWeight.medium },
      '&[data-weight=semibold]': { fontWeight: vars.fontWeight.semibold },
      '&[data-wrap=anywhere]': { minWidth: 0, overflowWrap: 'anywhere' },
      '&[data-wrap=clip]': cut,
    },
  }),
)
