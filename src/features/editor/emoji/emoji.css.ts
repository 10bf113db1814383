import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const signs = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(8, minmax(0, ${vars.control.medium}))`,
    gap: vars.space.half,
  }),
)
export const sign = style(
  inFeatures({
    height: vars.control.medium,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[20],
    textAlign: 'center',
    selectors: { '&:hover': { background: vars.colour.surfaceHover } },
  }),
)
