import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const box = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: vars.control.medium,
    padding: `calc(${vars.space[1]} - 1px)`,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    cursor: 'text',
    selectors: {
      '&:hover': { borderColor: vars.colour.textMuted },
      '&:has(> input:focus-visible)': {
        outline: `2px solid ${vars.colour.borderFocus}`,
        outlineOffset: '-1px',
      },
      '&[data-end]': { paddingInlineEnd: vars.control.large },
      '&[data-invalid]': { borderColor: vars.colour.danger.fg },
      '&[data-readonly]': {
        background: vars.colour.surfaceSunken,
        borderColor: vars.colour.border,
        cursor: 'default',
      },
      '&[data-disabled]': {
        background: vars.colour.surfaceSunken,
        borderColor: vars.colour.border,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: { '&[data-end]': { paddingInlineEnd: `calc(${vars.control.touch} + ${vars.space[1]})` } },
      },
    },
  }),
)
export const list = style(inComponents({ display: 'contents' }))
export const entry = style(inComponents({ display: 'flex', minWidth: 0, maxWidth: '100%' }))
export const none = style(inComponents({ paddingInline: vars.space[1], color: vars.colour.textMuted }))
export const end = style(
  inComponents({ position: 'absolute', top: '1px', insetInlineEnd: '1px', display: 'flex' }),
)
export const input = style(
  inComponents({
    flex: `1 1 ${vars.space[16]}`,
    minWidth: 0,
    height: vars.space[6],
    paddingInline: vars.space[1],
    background: 'transparent',
    border: 0,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    cursor: 'inherit',
    // The box around it carries the ring.
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': {
      '(pointer: coarse)': { height: vars.control.touch, fontSize: vars.fontSize[16] },
    },
  }),
)
