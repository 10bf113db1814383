import { style } from '@vanilla-extract/css'

export const root = style({ padding: '16px', fontFamily: 'sans-serif' })
export const row = style({ height: '40px' })
