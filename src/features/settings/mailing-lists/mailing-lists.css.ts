import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Fields of a dialog, one under another. */
/** A name and the badge beside it. */
export const named = style(inFeatures({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }))
