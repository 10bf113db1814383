import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Stays in sight beside the form. */
export const aside = style(inFeatures({ position: 'sticky', top: vars.space[4] }))

/** As high as what comes: a small button. */
export const summary = style(
  inFeatures({ display: 'flex', alignItems: 'center', minHeight: vars.control.small }),
)
