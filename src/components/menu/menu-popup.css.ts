import { createVar, keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vanish } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const left = createVar()
export const top = createVar()
export const width = createVar()
export const height = createVar()

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } })

export const anchor = style(
  inComponents({ position: 'fixed', left, top, width, height, pointerEvents: 'none' }),
)

export const menu = style(
  inComponents({
    zIndex: vars.layer.menu,
    minWidth: `calc(${vars.space[16]} * 2.5)`,
    maxWidth: `min(100vw - ${vars.space[4]}, calc(${vars.space[16]} * 5))`,
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[1],
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    color: vars.colour.text,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
    selectors: {
      '&[data-state=open]': { animation: `${appear} ${vars.duration.medium} ${vars.easing.standard}` },
      '&[data-state=closed]': { animation: `${vanish} ${vars.duration.fast} ${vars.easing.standard}` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-state]': { animation: 'none' } } },
    },
  }),
)
export const mark = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space[5],
  }),
)
export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      // Where some lines have a drawing or a mark before them, the words of all begin at the same place.
      [`[role=menu]:has(> * > ${mark}) > &:not(:has(> ${mark}))`]: {
        paddingInlineStart: `calc(${vars.space[2]} + ${vars.space[5]} + ${vars.space[2]})`,
      },
      '&[data-highlighted]': { background: vars.colour.surfaceHover },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-state=open]': { background: vars.colour.surfaceHover },
      '&[data-tone=danger]': { color: vars.colour.danger.fg },
      '&[data-disabled], &[aria-disabled=true]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled], &[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const words = style(
  inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }),
)
export const reason = style(
  inComponents({
    display: 'block',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)
export const label = style(
  inComponents({
    padding: `${vars.space[1]} ${vars.space[2]}`,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const separator = style(
  inComponents({
    height: '1px',
    marginBlock: vars.space[1],
    marginInline: `calc(-1 * ${vars.space[1]})`,
    background: vars.colour.border,
  }),
)
