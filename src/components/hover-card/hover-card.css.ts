import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const panel = style(
  inComponents({
    maxWidth: vars.measure.column,
    padding: vars.space[4],
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
)
