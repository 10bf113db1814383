import { style } from '@vanilla-extract/css'
import { margin } from '#styles/frame.css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }),
)

/** Search and filters in line with the title. */
export const tools = style(
  inComponents({
    padding: `0 ${margin} ${vars.space[2]}`,
  }),
)

/** What is in place of the rows, with the room that a page has. */
export const instead = style(
  inComponents({
    position: 'relative',
    height: '100%',
    overflowY: 'auto',
    padding: `${vars.space[6]} ${margin}`,
  }),
)
