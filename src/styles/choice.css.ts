import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A box or a switch with its words, and the hint below: what checkboxes and switches have in common. */
export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space.half }))
export const label = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'flex-start',
    alignSelf: 'flex-start',
    gap: vars.space[2],
    // The target is larger than the box that is drawn.
    minHeight: vars.space[6],
    paddingBlock: vars.space.half,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled, [aria-disabled])': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
      '&:has([aria-readonly=true], [aria-busy=true])': { cursor: 'default' },
    },
    '@media': { '(pointer: coarse)': { minHeight: vars.control.touch, paddingBlock: vars.space[3] } },
  }),
)
export const words = style(
  inComponents({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight[14], overflowWrap: 'anywhere' }),
)
export const hint = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)
