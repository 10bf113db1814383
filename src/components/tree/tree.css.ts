import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** How deep a node lies, counted from 0. */
export const depth = createVar()

export const root = style(
  inComponents({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight[14], userSelect: 'none' }),
)
export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: vars.control.medium,
    paddingInline: `calc(${depth} * ${vars.space[5]} + ${vars.space[1]}) ${vars.space[2]}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected=true]': {
        background: vars.colour.surfaceSelected,
        fontWeight: vars.fontWeight.medium,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected=true]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)
export const arrow = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space[6],
    height: vars.space[6],
    color: vars.colour.textMuted,
    transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { [`[aria-expanded=true] > &`]: { transform: 'rotate(90deg)' } },
  }),
)
export const failed = style(
  inComponents({ color: vars.colour.danger.fg, fontSize: vars.fontSize[13], padding: vars.space[2] }),
)
