import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } })

/** Stays in view at the lower edge of what scrolls. */
export const root = style(
  inComponents({
    position: 'sticky',
    bottom: vars.space[3],
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
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
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)
