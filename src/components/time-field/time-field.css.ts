import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inComponents({ maxWidth: vars.measure.figure, fontVariantNumeric: 'tabular-nums' }))
