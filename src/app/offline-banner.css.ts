import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inApp({ flexShrink: 0, padding: `${vars.space[3]} ${vars.space[4]} 0` }))
