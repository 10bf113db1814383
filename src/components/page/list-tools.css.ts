import { globalStyle, style } from '@vanilla-extract/css'
import { largeText } from '#styles/breakpoint'
import { margin } from '#styles/frame.css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What can be done with a selection stands in the place of search and filters, and nothing moves. */
export const tools = style(inComponents({ display: 'grid', gridTemplateColumns: '100%' }))
export const line = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `0 ${margin} ${vars.space[2]}`,
    selectors: {
      // As tall as it will be before what comes later is there.
      '& + &': {
        gridRow: 2,
        boxSizing: 'content-box',
        minHeight: vars.control.medium,
        paddingBottom: vars.space[3],
      },
      ':has(section) > &': { visibility: 'hidden' },
    },
  }),
)
export const bulk = style(
  inComponents({
    gridArea: '1 / 1 / 3 / 2',
    alignSelf: 'center',
    minWidth: 0,
    paddingInline: vars.space[4],
  }),
)
globalStyle(`${line} > div[data-nowrap]`, inComponents({ '@media': { [largeText]: { flexWrap: 'wrap' } } }))

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
