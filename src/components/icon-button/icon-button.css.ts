import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.control.medium,
    height: vars.control.medium,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    userSelect: 'none',
    selectors: {
      '&[data-size=small]': { width: vars.control.small, height: vars.control.small },
      '&[data-size=large]': { width: vars.control.large, height: vars.control.large },
      '&[data-tone=neutral]': {
        background: vars.colour.surface,
        borderColor: vars.colour.borderStrong,
        color: vars.colour.text,
      },
      '&[data-tone=danger]': { color: vars.colour.danger.fg },
      '&:not([aria-disabled=true]):hover': { background: vars.colour.surfaceHover },
      '&:not([aria-disabled=true], [data-tone=danger]):hover': { color: vars.colour.text },
      '&[aria-expanded=true], &[aria-pressed=true]': {
        background: vars.colour.surfaceHover,
        color: vars.colour.text,
      },
      '&[aria-disabled=true]:not([aria-busy=true])': { opacity: vars.opacity.disabled },
    },
  }),
)
