import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    width: `calc(100% - 2 * ${vars.space[4]})`,
    maxWidth: vars.measure.notice,
    margin: 'auto',
    padding: vars.space[8],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.raised,
    textAlign: 'center',
  }),
)
export const account = style(
  inFeatures({
    alignSelf: 'stretch',
    paddingTop: vars.space[4],
    borderTop: `1px solid ${vars.colour.border}`,
  }),
)
