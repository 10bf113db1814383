import { createVar, style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const left = createVar()
export const top = createVar()

export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'stretch',
    maxWidth: '100%',
    minHeight: vars.control.small,
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const label = style(
  inComponents({
    alignSelf: 'stretch',
    paddingInline: vars.space[2],
    ...cut,
    borderRadius: vars.radius.control,
    selectors: {
      'span&': { alignSelf: 'center' },
      'button&:hover, button&[aria-expanded=true]': { background: vars.colour.surfaceHover },
      'button&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)
export const remove = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space[6],
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover, color: vars.colour.text },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { '(pointer: coarse)': { width: vars.control.touch } },
  }),
)
export const editor = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    left,
    top,
    width: 'max-content',
    minWidth: vars.measure.control,
    maxWidth: `min(100vw - ${vars.space[4]}, ${vars.measure.column})`,
    maxHeight: `calc(100vh - ${vars.space[4]})`,
    padding: vars.space[3],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    color: vars.colour.text,
    selectors: { '&:popover-open': { display: 'grid', justifyItems: 'start', gap: vars.space[3] } },
  }),
)
