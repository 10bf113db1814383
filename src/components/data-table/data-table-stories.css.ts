import { style } from '@vanilla-extract/css'

export const frame = style({ height: '400px' })
/** Room for four rows below the head, beside the words on when to use a table. */
export const picture = style({ height: '200px' })
