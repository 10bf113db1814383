import { style } from '@vanilla-extract/css'

export const frame = style({ height: '400px' })
