import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const wide = `(min-width: ${breakpoint.narrow}px)`
const both = '[data-side=start] > &'

// A container can't ask for its own width: the columns are those of the element in it.
export const root = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    containerType: 'inline-size',
  }),
)
export const columns = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&[data-side=end]': { gap: vars.space[6] } },
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: `${vars.measure.control} minmax(0, 1fr)`,
        selectors: {
          '&[data-side=end]': { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.measure.column})` },
        },
      },
    },
  }),
)
export const list = style(
  inComponents({
    minWidth: 0,
    selectors: {
      // A list that is longer than the window scrolls by itself: what is below its edge can be reached.
      [both]: {
        alignSelf: 'start',
        position: 'sticky',
        top: 0,
        padding: vars.space[4],
        maxHeight: `calc(100dvh - ${vars.measure.figure})`,
        overflow: 'auto',
      },
      '&[data-wide-only]': { display: 'none' },
    },
    '@container': { [wide]: { selectors: { '&[data-wide-only]': { display: 'block' } } } },
  }),
)
/** In place of the list. */
export const narrowList = style(
  inComponents({
    padding: `${vars.space[4]} ${vars.space[4]} 0`,
    '@container': { [wide]: { display: 'none' } },
  }),
)
export const detail = style(
  inComponents({
    minWidth: 0,
    selectors: { [both]: { padding: vars.space[4] } },
    '@container': {
      [wide]: {
        selectors: {
          [both]: { padding: vars.space[8], borderInlineStart: `1px solid ${vars.colour.border}` },
        },
      },
    },
  }),
)
