import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const name = style(
  inFeatures({ flex: `1 1 ${vars.measure.control}`, maxWidth: vars.measure.text, minWidth: 0 }),
)
export const columns = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[6],
    minWidth: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [`(min-width: ${breakpoint.narrow}px)`]: {
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        alignItems: 'start',
      },
    },
  }),
)

/** Written by hand, with line breaks. */
export const note = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
