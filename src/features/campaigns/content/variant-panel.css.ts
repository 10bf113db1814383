import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    minWidth: 0,
    selectors: { '[role=tabpanel] > &': { paddingTop: vars.space[5] } },
  }),
)
