import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const person = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
  }),
)

export const clipped = style(inFeatures({ overflow: 'hidden', textOverflow: 'ellipsis' }))
