import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: vars.space[4],
    borderBlockStart: `1px solid ${vars.colour.border}`,
  }),
)
