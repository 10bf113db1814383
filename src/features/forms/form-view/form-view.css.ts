import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'

/** A form's own CSS reaches no further than this: what it fixes or puts on top stays inside (FRM-26). */
export const contained = style(inFeatures({ contain: 'layout paint style' }))
