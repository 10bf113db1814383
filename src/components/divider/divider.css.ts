import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    flexShrink: 0,
    margin: 0,
    border: 'none',
    alignSelf: 'stretch',
    selectors: {
      '&[data-direction=horizontal]': { borderTop: `1px solid ${vars.colour.border}` },
      '&[data-direction=vertical]': { borderInlineStart: `1px solid ${vars.colour.border}` },
    },
  }),
)
export const labelled = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    selectors: {
      '&::before, &::after': { content: '', flex: 1, borderTop: `1px solid ${vars.colour.border}` },
    },
  }),
)
