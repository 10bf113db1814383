import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

/** How many rows there are. */
export const rows = createVar()

/** As high as its rows, so that the settings scroll as one; long lists scroll in their own box. */
export const root = style(
  inFeatures({
    // The header with its line, and the border.
    height: `calc(${rows} * ${vars.space[10]} + ${vars.control.medium} + 3px)`,
    maxHeight: '70vh',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    '@media': {
      // Rows are cards there, and have no header.
      [`(max-width: ${breakpoint.narrow - 1}px)`]: {
        height: `calc(${rows} * (${vars.space[16]} + ${vars.space[2]}) + 2px)`,
      },
    },
  }),
)
// The line below the last row is the border.
globalStyle(`${root} [role=row]:last-child`, inFeatures({ borderBottomColor: 'transparent' }))
