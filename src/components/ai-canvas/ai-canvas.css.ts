import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { appear } from '#styles/motion.css'
import { breathe } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const root = style(inComponents({ position: 'relative', minWidth: 0 }))

/** Lies over the content: everything can be read, and pressed, through it. */
export const veil = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    borderRadius: vars.radius.card,
    pointerEvents: 'none',
    animation: `${appear} ${vars.duration.slow} ${vars.easing.standard}`,
  }),
)
// Calm: one breath takes as long as that of somebody who rests.
const BREATH = '4s'
export const ring = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    border: `2px solid ${vars.colour.accent}`,
    borderRadius: 'inherit',
    animation: `${breathe} ${BREATH} ease-in-out infinite`,
  }),
)
export const light = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(105deg, transparent 30%, color-mix(in oklch, ${vars.colour.accent} 10%, transparent) 50%, transparent 70%)`,
    animation: `${pass} ${BREATH} linear infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
)
export const words = style(
  inComponents({
    position: 'absolute',
    bottom: vars.space[3],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxWidth: `calc(100% - ${vars.space[6]})`,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.overlay,
    color: vars.colour.text,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  }),
)
/** Live: the seal's other use. */
export const dot = style(
  inComponents({
    flexShrink: 0,
    width: vars.space[2],
    height: vars.space[2],
    borderRadius: vars.radius.full,
    background: vars.colour.seal,
    animation: `${breathe} ${BREATH} ease-in-out infinite`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
)
