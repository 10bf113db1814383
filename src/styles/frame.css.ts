import { createVar, globalStyle } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What a header row leaves free at its end for the button of the frame that stands over it; nothing where there is none. */
export const corner = createVar()

/** How far what a page holds stands from its sides. */
export const margin = createVar()
globalStyle(
  ':root',
  inComponents({
    vars: { [margin]: vars.space[6] },
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { vars: { [margin]: vars.space[4] } } },
  }),
)
