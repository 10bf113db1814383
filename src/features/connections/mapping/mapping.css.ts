import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const columns = style(inFeatures({ borderTop: `1px solid ${vars.colour.border}` }))

/** What a column is, what it becomes, and how its values are changed. */
export const column = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)',
    alignItems: 'start',
    gap: vars.space[4],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    selectors: {
      '& + &': { borderTop: `1px solid ${vars.colour.border}` },
      '&[data-left-out]': { background: vars.colour.surfaceSunken },
    },
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
  }),
)

/** Column, operator, value and a way to remove it. */
export const condition = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr) auto',
    alignItems: 'start',
    gap: vars.space[2],
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const fit = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.colour.textMuted,
    selectors: {
      '&[data-fit=exact], &[data-fit=likely]': { color: vars.colour.success.fg },
      '&[data-fit=partly]': { color: vars.colour.warning.fg },
      '&[data-fit=never]': { color: vars.colour.danger.fg },
    },
  }),
)
