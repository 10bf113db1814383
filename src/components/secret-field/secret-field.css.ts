import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inComponents({ minWidth: 0 }))
// l and 1, O and 0 are to be told apart.
globalStyle(`${root} input[type='text']`, {
  '@layer': { [layers.components]: { fontFamily: vars.fontFamily.mono, fontSize: vars.fontSize[13] } },
})
globalStyle(`${root} input::-ms-reveal`, { '@layer': { [layers.components]: { display: 'none' } } })
