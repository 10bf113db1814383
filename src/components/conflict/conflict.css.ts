import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const buttons = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[2] }),
)
export const table = style(
  inComponents({
    width: '100%',
    marginTop: vars.space[2],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    overflowWrap: 'anywhere',
  }),
)
export const cell = style(
  inComponents({
    padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} 0`,
    borderBottom: `1px solid ${vars.colour.border}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'top',
  }),
)
/** The name of a field is short: it is not broken to make room for what stands in it. */
export const heading = style([
  cell,
  inComponents({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'normal' }),
])
