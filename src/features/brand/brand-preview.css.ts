import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const stage = style(
  inFeatures({
    overflow: 'auto',
    maxHeight: '60dvh',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)
/** A desktop is drawn at half its size, so that the mail is as wide as there. */
export const screen = style(inFeatures({ selectors: { '&[data-device=desktop]': { zoom: 0.5 } } }))
/** A page of a customer, light or dark as browsers draw pages, with a form on it. */
export const page = style(
  inFeatures({
    padding: vars.space[6],
    background: 'Canvas',
    selectors: {
      '&[data-scheme=light]': { colorScheme: 'light' },
      '&[data-scheme=dark]': { colorScheme: 'dark' },
      '&[data-device=desktop]': { paddingInline: '18%' },
    },
  }),
)
