import { keyframes } from '@vanilla-extract/css'
import { vars } from '#styles/theme.css'

/** Movements that several components have. */
export const appear = keyframes({ from: { opacity: 0 } })
export const vanish = keyframes({ to: { opacity: 0 } })
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
/** Says that something goes on, again and again. */
export const breathe = keyframes({ '50%': { opacity: vars.opacity.disabled } })
/** Comes from a little below its place. */
export const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } })
