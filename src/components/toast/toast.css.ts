import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { rise } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

/** How far from the lower edge, over the controls there. */
export const lift = createVar()

export const root = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.toast,
    right: 0,
    bottom: lift,
    vars: { [lift]: '0px' },
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    width: `min(100vw, calc(${vars.space[16]} * 6))`,
    maxHeight: '100dvh',
    padding: vars.space[4],
    overflow: 'clip',
    // The empty corner lets the pointer through, and a modal dialog must not take the cards away from it.
    pointerEvents: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
)
export const group = style(inComponents({ display: 'contents' }))
export const all = style(
  inComponents({ display: 'flex', justifyContent: 'flex-end', pointerEvents: 'auto', order: -1 }),
)
export const card = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    padding: vars.space[2],
    paddingInlineStart: vars.space[3],
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    pointerEvents: 'auto',
    animation: `${rise} ${vars.duration.medium} ${vars.easing.standard}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)
const onFirstLine = `calc((${vars.control.small} - ${vars.lineHeight[13]}) / 2)`
export const content = style(
  inComponents({ flex: 1, minWidth: 0, paddingBlock: onFirstLine, overflowWrap: 'anywhere' }),
)
export const drawing = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    height: vars.control.small,
    selectors: {
      '&[data-type=info]': { color: vars.colour.info.fg },
      '&[data-type=success]': { color: vars.colour.success.fg },
      '&[data-type=error]': { color: vars.colour.danger.fg },
    },
  }),
)
