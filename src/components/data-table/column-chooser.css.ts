import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** At the end of its line. Cards have no columns. */
export const root = style(
  inComponents({
    display: 'inline-flex',
    marginInlineStart: 'auto',
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { display: 'none' } },
  }),
)
export const list = style(inComponents({ padding: vars.space[2] }))
export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: vars.measure.control,
    minHeight: vars.control.medium,
    paddingBlock: vars.space.half,
    paddingInline: vars.space[2],
  }),
)
export const name = style(inComponents({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const foot = style(
  inComponents({ padding: vars.space[2], borderTop: `1px solid ${vars.colour.border}` }),
)
