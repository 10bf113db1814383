import { globalStyle, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Room for the cards about sending beside what is reviewed. */
const wide = '(min-width: 56rem)'

export const room = style(inFeatures({ containerType: 'inline-size' }))
/** Checklist, sending, mail: on narrow screens in this order, else sending is beside both. */
export const step = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@container': {
      [wide]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.column}`,
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
)
export const aside = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    '@container': {
      [wide]: { gridColumn: 2, gridRow: '1 / span 2', opacity: 1 },
    },
  }),
)
/** As wide as there is room: what is compared in it is beside each other. */
export const whole = style(inFeatures({ minWidth: 0, gridColumn: '1 / -1' }))

// Nobody knows how many rows the checklist gets: what stands below it comes with them (FRA-54), unless somebody is in it already.
// Beside it there is room.
globalStyle(`:where(${step}[data-waiting] > * + :not(:focus-within))`, inFeatures({ opacity: 0 }))
