import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** In a card it stands below the name, which has a drawing before it. */
export const status = style(
  inFeatures({
    selectors: {
      '[data-in-card] > &': { marginInlineStart: `calc(${vars.space[4]} + ${vars.space[3]})` },
    },
  }),
)
