import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const heading = style(
  inFeatures({
    padding: `${vars.space[1]} ${vars.space[3]}`,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const entry = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[13],
    textDecoration: 'none',
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.colour.surfaceHover },
      '&[aria-current=page]': {
        background: vars.colour.surfaceSelected,
        fontWeight: vars.fontWeight.medium,
      },
      '&[aria-disabled]': { color: vars.colour.textMuted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } },
      },
    },
  }),
)
