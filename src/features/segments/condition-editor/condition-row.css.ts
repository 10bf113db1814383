import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What takes a number. */
export const small = style(inFeatures({ flex: `0 1 ${vars.measure.figure}`, minWidth: 0 }))
/** Takes a line of its own. */
export const where = style(inFeatures({ flexBasis: '100%', minWidth: 0 }))
