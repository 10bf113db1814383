import { fallbackVar, style } from '@vanilla-extract/css'
import { corner, margin } from '#styles/frame.css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Below this width of the window the rail is a choice above the list, px (CON-22). */
const asChoice = '(max-width: 899px)'

export const root = style(
  inFeatures({
    display: 'flex',
    height: '100%',
    minHeight: 0,
    '@media': { [asChoice]: { flexDirection: 'column' } },
  }),
)

export const rail = style(
  inFeatures({
    flexShrink: 0,
    width: vars.measure.control,
    padding: vars.space[2],
    position: 'relative',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${vars.colour.border}`,
    selectors: { '&[data-collapsed]': { width: vars.space[12] } },
    '@media': {
      [asChoice]: {
        width: 'auto',
        minHeight: vars.space[12],
        padding: `${vars.space[3]} ${margin} 0`,
        // It is the first row of the page here.
        paddingInlineEnd: `calc(${margin} + ${fallbackVar(corner, '0px')})`,
        border: 0,
        selectors: { '&[data-collapsed]': { width: 'auto' } },
      },
    },
  }),
)

/** No taller than what comes: over the list that is one choice. Of the second line nothing shows. */
export const railShape = style(
  inFeatures({
    '@media': {
      [asChoice]: {
        height: vars.control.medium,
        overflow: 'hidden',
        clipPath: `inset(0 0 ${vars.space[2]})`,
      },
    },
  }),
)
