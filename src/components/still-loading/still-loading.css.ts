import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surface,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
