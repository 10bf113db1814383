import { style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: vars.space[6],
    paddingInline: vars.space[2],
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.chip,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    selectors: { '&[data-removable]': { paddingInlineEnd: 0 } },
    '@media': { '(pointer: coarse)': { minHeight: vars.control.touch } },
  }),
)
export const label = style(inComponents(cut))
export const remove = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space[6],
    minHeight: vars.space[6],
    marginBlock: '-1px',
    borderRadius: vars.radius.chip,
    color: vars.colour.textMuted,
    selectors: { '&:hover': { color: vars.colour.text, background: vars.colour.surfaceHover } },
    '@media': { '(pointer: coarse)': { width: vars.control.touch, minHeight: vars.control.touch } },
  }),
)
