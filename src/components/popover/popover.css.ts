import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inComponents({ display: 'inline-flex', maxWidth: '100%' }))
export const panel = style(
  inComponents({
    maxWidth: vars.measure.column,
    padding: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.card } },
  }),
)
