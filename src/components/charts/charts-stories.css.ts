import { style } from '@vanilla-extract/css'
import { vars } from '#styles/theme.css'

export const frame = style({ maxWidth: vars.measure.task })
export const tile = style({ maxWidth: vars.measure.control })
