import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

export const card = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: vars.space[4],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    selectors: { '&[data-link]:hover': { borderColor: vars.colour.borderStrong } },
  }),
)

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

/** A line of its own where the facts of some need two: all cards are alike. */
export const opened = style(inFeatures({ '@media': { [narrow]: { flexBasis: '100%' } } }))

export const words = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    // Where the facts take two lines the skeleton is as tall as they are: nothing moves when they come (SPD-11).
    '@media': {
      [narrow]: {
        minHeight: `calc(${vars.lineHeight[16]} + 2 * ${vars.lineHeight[13]} + 2 * ${vars.space[1]})`,
      },
    },
  }),
)
