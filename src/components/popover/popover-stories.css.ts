import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const form = style(inComponents({ display: 'grid', gap: vars.space[4], justifyItems: 'start' }))
