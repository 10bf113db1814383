import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'

/** Fills the sheet; the parts of the editor scroll by themselves. */
export const root = style(inFeatures({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }))
