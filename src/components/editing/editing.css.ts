import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const buttons = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))
