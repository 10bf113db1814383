import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ display: 'flex', flexDirection: 'column', paddingBlock: vars.space[2] }),
)
export const events = style(inFeatures({ paddingInline: vars.space[6] }))
export const quiet = style(inFeatures({ padding: vars.space[6], color: vars.colour.textMuted }))
export const more = style(inFeatures({ padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[4]}` }))
