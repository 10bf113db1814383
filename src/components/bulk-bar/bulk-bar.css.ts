import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { rise } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

/** Stays in view at the lower edge of what scrolls. */
export const root = style(
  inComponents({
    position: 'sticky',
    bottom: vars.space[3],
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    animation: `${rise} ${vars.duration.medium} ${vars.easing.standard}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)
export const count = style(
  inComponents({
    display: 'flex',
    // On a phone it wraps before what takes the selection back does.
    flex: `1 0 calc(${vars.space[16]} * 3)`,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** Beside the count and what takes it back, or below both. */
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], order: 1 }),
)
