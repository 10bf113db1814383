import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
    background: vars.colour.surface,
  }),
)
export const section = style(
  inComponents({
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const heading = style(inComponents({ fontSize: vars.fontSize[14], fontWeight: 'inherit' }))
export const trigger = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: vars.control.touch,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)
export const title = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const arrow = style(
  inComponents({
    display: 'inline-flex',
    color: vars.colour.textMuted,
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { [`${trigger}[aria-expanded=true] &`]: { rotate: '180deg' } },
  }),
)
export const panel = style(
  inComponents({
    paddingInline: vars.space[4],
    paddingBottom: vars.space[4],
    selectors: { '&[hidden]': { display: 'none' } },
  }),
)
