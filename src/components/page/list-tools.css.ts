import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What can be done with a selection stands in the place of search and filters, and nothing moves. */
export const tools = style(inComponents({ display: 'grid', gridTemplateColumns: '100%' }))
export const bulk = style(
  inComponents({
    gridArea: '1 / 1 / 3 / 2',
    alignSelf: 'center',
    minWidth: 0,
    paddingInline: vars.space[4],
  }),
)

/** Over the rows, so that they do not move. */
export const slow = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    bottom: vars.space[4],
    zIndex: vars.layer.sticky,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
)
globalStyle(`${slow} > *`, inComponents({ pointerEvents: 'auto' }))

export const notice = style(
  inComponents({ padding: vars.space[4], borderBottom: `1px solid ${vars.colour.border}` }),
)
