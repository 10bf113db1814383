import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surface,
    color: vars.colour.text,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    userSelect: 'none',
    selectors: {
      '&[data-size=small]': { minHeight: vars.control.small, paddingInline: vars.space[2] },
      '&[data-size=large]': {
        minHeight: vars.control.large,
        paddingInline: vars.space[4],
        fontSize: vars.fontSize[14],
      },
      '&[data-drawing]': { paddingInline: 0, width: vars.control.medium },
      '&[data-drawing][data-size=small]': { width: vars.control.small },
      '&[data-drawing][data-size=large]': { width: vars.control.large },
      '&:not([aria-disabled=true]):hover': { background: vars.colour.surfaceHover },
      // A second line inside the border tells beside the colour.
      '&[aria-pressed=true]': {
        background: vars.colour.accentSoft,
        borderColor: vars.colour.accent,
        color: vars.colour.accent,
        boxShadow: `inset 0 0 0 1px ${vars.colour.accent}`,
      },
      '&[aria-disabled=true]': { opacity: vars.opacity.disabled },
    },
    '@media': {
      '(pointer: coarse)': { minWidth: vars.control.touch },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)
