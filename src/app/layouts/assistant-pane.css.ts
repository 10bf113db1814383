import { createVar, style } from '@vanilla-extract/css'
import { corner } from '#styles/frame.css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inApp({
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    minHeight: 0,
    background: vars.colour.surface,
    vars: { [corner]: vars.space[10] },
  }),
)
export const width = createVar()
// As wide as the pane with its splitter: nothing moves when they come.
export const room = style(
  inApp({ width: `calc(${width} + ${vars.space[2]})`, borderInlineStart: `1px solid ${vars.colour.border}` }),
)
// At the end of the header row: of the page's while the pane is closed, of the pane's own while it is open.
export const toggle = style(
  inApp({
    position: 'absolute',
    zIndex: vars.layer.sticky,
    top: vars.space[1],
    insetInlineEnd: vars.space[3],
    selectors: {
      [`${root}[data-collapsed] > &`]: { top: vars.space[5] },
      // In the middle of the bar of the email editor, which is lower than a header row.
      [`:has([data-low]) + ${root}[data-collapsed] > &`]: { top: vars.space[2] },
    },
  }),
)
