import { style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inApp } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

export const root = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    minHeight: vars.control.large,
    padding: vars.space[1],
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover, &[aria-expanded=true]': { background: vars.colour.surfaceHover },
    },
    '@media': { '(pointer: coarse)': { minWidth: vars.control.touch } },
  }),
)
// In the collapsed navigation the pictures stand alone; their buttons keep their names for who can't see.
const goneWhenCollapsed = {
  [`(min-width: ${breakpoint.narrow}px)`]: { selectors: { '[data-collapsed] &': { display: 'none' } } },
} as const

export const words = style(
  inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', '@media': goneWhenCollapsed }),
)

export const chevron = style(inApp({ '@media': goneWhenCollapsed }))
export const name = style(inApp({ ...cut, fontSize: vars.fontSize[13], fontWeight: vars.fontWeight.medium }))
export const detail = style(
  inApp({
    ...cut,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)
