import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: vars.space[4],
    borderBlockStart: `1px solid ${vars.colour.border}`,
  }),
)
export const send = style(
  inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[2] }),
)
export const hint = style(
  inFeatures({
    flex: 1,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)
