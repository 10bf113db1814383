import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const small = { fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] } as const

export const search = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 1,
    minWidth: 0,
    color: vars.colour.textMuted,
  }),
)
export const input = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    height: vars.control.medium,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: vars.colour.text,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
    textOverflow: 'ellipsis',
    // It always has the focus, and the line under it is its boundary.
    outline: 'none',
  }),
)
/** Constant height while results change, so that nothing jumps while typing. Without a result it shrinks to the note. */
export const list = style(
  inComponents({
    height: `calc(${vars.space[16]} * 6)`,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[2],
    borderTop: `1px solid ${vars.colour.border}`,
    selectors: { '&[data-empty]': { height: 'auto' } },
  }),
)
export const heading = style(
  inComponents({
    ...small,
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[1]}`,
    color: vars.colour.textMuted,
    fontWeight: vars.fontWeight.medium,
  }),
)
export const command = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.control.large,
    padding: `${vars.space[1]} ${vars.space[4]}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    scrollMarginBlock: vars.space[8],
    selectors: {
      '&[data-active]': { background: vars.colour.surfaceHover },
      '&[aria-disabled=true]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const drawing = style(
  inComponents({
    display: 'inline-flex',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space[5],
    color: vars.colour.textMuted,
  }),
)
export const words = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const reason = style(inComponents({ ...small, display: 'block', color: vars.colour.textMuted }))
export const note = style(
  inComponents({ padding: `${vars.space[2]} ${vars.space[4]}`, color: vars.colour.textMuted }),
)
export const keys = style(
  inComponents({
    ...small,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.colour.textMuted,
  }),
)
