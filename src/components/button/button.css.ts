import { style } from '@vanilla-extract/css'
import { largeText } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { turn } from '#styles/motion.css'
import { onGround } from '#styles/on-ground'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    // A button's words stay together, in Japanese too.
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    textDecoration: 'none',
    userSelect: 'none',
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-size=small]': { minHeight: vars.control.small, paddingInline: vars.space[2] },
      '&[data-size=large]': {
        minHeight: vars.control.large,
        paddingInline: vars.space[4],
        fontSize: vars.fontSize[14],
      },
      '&[data-tone=primary]': onGround(vars.colour.accent),
      '&[data-tone=primary]:not([aria-disabled=true]):hover': { background: vars.colour.accentHover },
      '&[data-tone=neutral]': {
        background: vars.colour.surface,
        borderColor: vars.colour.borderStrong,
        color: vars.colour.text,
      },
      '&[data-tone=neutral]:not([aria-disabled=true]):hover': { background: vars.colour.surfaceHover },
      '&[data-tone=quiet]': { color: vars.colour.text },
      '&[data-tone=quiet]:not([aria-disabled=true]):hover': { background: vars.colour.surfaceHover },
      '&[data-tone=danger]': onGround(vars.colour.danger.fg),
      '&[data-tone=danger]:not([aria-disabled=true]):hover': { opacity: 0.9 },
      '&[data-tone=danger-quiet]': {
        background: vars.colour.surface,
        borderColor: vars.colour.borderStrong,
        color: vars.colour.danger.fg,
      },
      '&[data-tone=danger-quiet]:not([aria-disabled=true]):hover': { background: vars.colour.danger.bg },
      '&[aria-disabled=true]:not([aria-busy=true])': { opacity: vars.opacity.disabled },
      '&:active:not([aria-disabled=true])': { opacity: 0.85 },
    },
    '@media': {
      [largeText]: { whiteSpace: 'normal' },
    },
  }),
)

export const label = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }))

export const spinner = style(
  inComponents({
    width: vars.space[4],
    height: vars.space[4],
    flexShrink: 0,
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 700ms linear infinite`,
  }),
)
