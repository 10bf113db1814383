import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

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
        padding: `${vars.space[3]} ${vars.space[4]} 0`,
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

export const toolbar = style(
  inFeatures({
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `0 ${vars.space[6]} ${vars.space[2]}`,
    '@media': { [narrow]: { paddingInline: vars.space[4] } },
    selectors: { ':has(section) > &': { visibility: 'hidden' } },
  }),
)

export const filters = style(
  inFeatures({
    gridArea: '2 / 1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    boxSizing: 'content-box',
    minHeight: vars.control.medium,
    padding: `0 ${vars.space[6]} ${vars.space[3]}`,
    '@media': { [narrow]: { paddingInline: vars.space[4] } },
    selectors: { ':has(section) > &': { visibility: 'hidden' } },
  }),
)
