import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Stays in sight beside the form. */
export const aside = style(inFeatures({ position: 'sticky', top: vars.space[4] }))
