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

export const words = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    // Where the facts take two lines the skeleton is as tall as they are: nothing moves when they come (SPD-11).
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: {
        minHeight: `calc(${vars.lineHeight[16]} + 2 * ${vars.lineHeight[13]} + 2 * ${vars.space[1]})`,
      },
    },
  }),
)
