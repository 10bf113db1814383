import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const box = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: vars.control.medium,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { borderColor: vars.colour.textMuted },
      '&:has(> input:focus-visible)': {
        outline: `2px solid ${vars.colour.borderFocus}`,
        outlineOffset: '-1px',
      },
      '&:has(> input[aria-invalid=true])': { borderColor: vars.colour.danger.fg },
      '&:has(> input:read-only)': {
        background: vars.colour.surfaceSunken,
        borderColor: vars.colour.border,
      },
      '&:has(> input:disabled)': {
        background: vars.colour.surfaceSunken,
        borderColor: vars.colour.border,
        opacity: vars.opacity.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
)
export const input = style(
  inComponents({
    flex: 1,
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    paddingInline: vars.space[2],
    background: 'transparent',
    border: 0,
    borderRadius: 'inherit',
    color: vars.colour.text,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    textOverflow: 'ellipsis',
    cursor: 'inherit',
    selectors: {
      // The box around it carries the ring.
      '&:focus-visible': { outline: 'none' },
      '&:not(:disabled)': { cursor: 'text' },
    },
    '@media': {
      // 16 px on a phone: below it the browser zooms into the field.
      '(pointer: coarse)': { fontSize: vars.fontSize[16] },
    },
  }),
)
const affix = {
  flexShrink: 0,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight[13],
} as const
export const prefix = style(inComponents({ ...affix, paddingInlineStart: vars.space[2] }))
export const suffix = style(inComponents({ ...affix, paddingInlineEnd: vars.space[2] }))
export const end = style(inComponents({ display: 'flex', flexShrink: 0, alignItems: 'center' }))
// On a coarse pointer they are as tall as the box, its border included.
globalStyle(`${end} > button`, { '@layer': { [layers.components]: { marginBlock: '-1px' } } })
// Inside of the box: its own ring is on the border.
globalStyle(`${end} > button:focus-visible`, {
  '@layer': { [layers.components]: { outlineOffset: '-2px' } },
})
