import { style } from '@vanilla-extract/css'
import { stack } from '#features/segments/layout'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What takes a number. */
export const small = style(inFeatures({ flex: `0 1 ${vars.measure.figure}`, minWidth: 0 }))
/** Takes a line of its own. */
export const where = style([stack, inFeatures({ flexBasis: '100%', justifyItems: 'start' })])
