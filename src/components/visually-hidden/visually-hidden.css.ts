import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'

export const root = style(
  inComponents({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
