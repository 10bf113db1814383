import { fallbackVar, style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { corner } from '#styles/frame.css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const isNarrow = `(max-width: ${breakpoint.narrow - 1}px)`

/** Above the mail, or above one of its languages. */
export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    paddingInlineEnd: `calc(${vars.space[4]} + ${fallbackVar(corner, '0px')})`,
    borderBottom: `1px solid ${vars.colour.border}`,
    background: vars.colour.surface,
  }),
)
/** Where a drawn mail is looked at, on grounds that are none of it. */
export const stage = style(
  inFeatures({
    position: 'relative',
    minWidth: 0,
    overflow: 'auto',
    padding: vars.space[6],
    background: vars.colour.surfaceSunken,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [isNarrow]: { padding: vars.space[3], overflow: 'visible' } },
  }),
)
