import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    // On phones it takes the width that what stands beside it leaves: a select would not show what was chosen.
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { flexGrow: 1, flexShrink: 99 } },
  }),
)
export const drawing = style(
  inComponents({
    position: 'absolute',
    left: vars.space[2],
    color: vars.colour.textMuted,
    pointerEvents: 'none',
  }),
)
export const box = style(inComponents({ display: 'flex', flex: 1, minWidth: 0 }))
export const clear = style(inComponents({ position: 'absolute', right: vars.space.half, display: 'flex' }))

globalStyle(`${box} > input`, {
  '@layer': {
    [layers.components]: {
      paddingInline: `calc(${vars.space[4]} + ${vars.space[4]}) ${vars.space[8]}`,
      appearance: 'none',
    },
  },
})
