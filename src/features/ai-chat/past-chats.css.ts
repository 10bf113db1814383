import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    flex: 1,
    position: 'relative',
    overflow: 'auto',
    padding: vars.space[4],
  }),
)
export const chat = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: `calc(100% + ${vars.space[4]})`,
    minHeight: vars.control.large,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { background: vars.colour.surfaceHover } },
  }),
)
