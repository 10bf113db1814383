import { createVar, style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inApp({
    display: 'flex',
    flexShrink: 0,
    minHeight: 0,
    background: vars.colour.surface,
  }),
)
export const width = createVar()
// As wide as the pane with its splitter: nothing moves when they come.
export const room = style(
  inApp({ width: `calc(${width} + ${vars.space[2]})`, borderInlineStart: `1px solid ${vars.colour.border}` }),
)
export const rail = style(inApp({ padding: vars.space[2] }))
