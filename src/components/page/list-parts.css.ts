import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }),
)

/** Search and filters in line with the title. */
export const tools = style(
  inComponents({
    padding: `0 ${vars.space[6]} ${vars.space[2]}`,
    '@media': { [narrow]: { paddingInline: vars.space[4] } },
  }),
)

/** What is in place of the rows, with the room that a page has. */
export const instead = style(
  inComponents({
    position: 'relative',
    height: '100%',
    overflowY: 'auto',
    padding: vars.space[6],
    '@media': { [narrow]: { paddingInline: vars.space[4] } },
  }),
)
