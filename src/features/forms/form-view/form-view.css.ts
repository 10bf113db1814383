import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A form's own CSS reaches no further than this: what it fixes or puts on top stays inside (FRM-26). */
export const contained = style(inFeatures({ contain: 'layout paint style' }))

/** As wide as the picture that is drawn in it later: what is beside it does not move. */
export const thumbnail = style(inFeatures({ flex: 'none', minWidth: vars.space[16] }))
