import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

/** How many rows there are. */
export const rows = createVar()
/** Of a row; as a card on a narrow screen it is higher. */
const row = createVar()

/** As high as its rows, so that the settings scroll as one; long lists scroll in their own box. */
export const root = style(
  inFeatures({
    vars: { [row]: vars.space[10] },
    height: `calc((${rows} + 1) * ${row} + 2px)`,
    maxHeight: '70vh',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    '@media': {
      [`(width < ${breakpoint.narrow}px)`]: {
        vars: { [row]: `calc(${vars.space[16]} + ${vars.space[2]})` },
        height: `calc(${rows} * ${row} + 2px)`,
      },
    },
  }),
)
