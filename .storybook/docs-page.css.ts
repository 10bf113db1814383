import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#styles/theme.css'

// Outside of the layers: what Storybook says about its pages would win over them.
export const heading = style({})
globalStyle(`h2.${heading}`, { marginBlockStart: vars.space[10] })

export const parts = style({})
globalStyle(`ol.${parts}`, { listStyle: 'decimal', paddingInlineStart: vars.space[6] })
