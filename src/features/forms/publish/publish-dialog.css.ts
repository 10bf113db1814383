import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const changes = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    paddingInlineStart: vars.space[5],
    listStyle: 'disc',
  }),
)
