import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const children = style(inFeatures({ paddingInlineStart: vars.space[5] }))
export const mark = style(
  inFeatures({
    // On the middle of the first line of the words beside it.
    display: 'flex',
    alignItems: 'center',
    height: '1lh',
    selectors: {
      '&[data-state=passed]': { color: vars.colour.success.fg },
      '&[data-state=failed]': { color: vars.colour.danger.fg },
    },
  }),
)
