import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { appear } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const left = createVar()
export const top = createVar()

export const root = style(inComponents({ display: 'contents' }))

export const bubble = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    left,
    top,
    // Reaches the owner without a gap, so that the pointer can move into it.
    padding: vars.space[1],
    border: 0,
    overflow: 'visible',
    background: 'transparent',
    width: 'max-content',
    maxWidth: `min(100vw, calc(${vars.space[16]} * 5))`,
    animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)

export const words = style(
  inComponents({
    display: 'block',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    background: vars.colour.text,
    color: vars.colour.canvas,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'normal',
    // Drawn with forced colours.
    outline: '1px solid transparent',
  }),
)
