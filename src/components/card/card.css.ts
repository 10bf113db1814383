import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    minWidth: 0,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
)
export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: vars.space[12],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)
export const title = style(inComponents({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight[14] }))
export const actions = style(inComponents({ display: 'flex', gap: vars.space[2] }))
export const body = style(
  inComponents({ padding: vars.space[4], selectors: { '&[data-flush]': { padding: 0 } } }),
)
