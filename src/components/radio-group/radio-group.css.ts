import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { onFirstLine } from '#styles/on-first-line'
import { vars } from '#styles/theme.css'

export const legend = style(
  inComponents({
    paddingBottom: vars.space[1],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const option = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minHeight: vars.space[6],
    paddingBlock: vars.space.half,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
    '@media': { '(pointer: coarse)': { minHeight: vars.control.touch, paddingBlock: vars.space[3] } },
  }),
)
export const words = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
  }),
)
/** Only this fades where it can't be chosen: the hint says why. */
export const name = style(
  inComponents({ selectors: { ':disabled + * > &': { opacity: vars.opacity.disabled } } }),
)
export const dot = style(
  inComponents({
    appearance: 'none',
    flexShrink: 0,
    width: vars.space[4],
    height: vars.space[4],
    margin: `${onFirstLine(vars.space[4])} 0`,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    selectors: {
      '&:disabled': { opacity: vars.opacity.disabled },
      // A thick border leaves the dot in the middle: it also shows where backgrounds are taken away.
      '&:checked': { borderWidth: `calc(${vars.space[1]} + 1px)`, borderColor: vars.colour.accent },
    },
  }),
)
