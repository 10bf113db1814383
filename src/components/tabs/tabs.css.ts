import { style } from '@vanilla-extract/css'
import { margin } from '#styles/frame.css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }),
)
export const list = style(
  inComponents({
    display: 'flex',
    flexShrink: 0,
    gap: vars.space[4],
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${vars.colour.border}`,
    selectors: { '&[data-inset]': { paddingInline: margin } },
  }),
)
export const tab = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    height: vars.control.large,
    // The line under the chosen tab lies on the border of the list.
    marginBottom: '-1px',
    borderBlock: '2px solid transparent',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    selectors: {
      '&:hover:not([aria-disabled=true])': { color: vars.colour.text },
      '&[aria-selected=true]': { color: vars.colour.text, borderBottomColor: vars.colour.accent },
      '&[aria-disabled=true]': { opacity: vars.opacity.disabled },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.chip },
    },
    '@media': {
      '(forced-colors: active)': {
        // A transparent border would be drawn: every tab would look chosen.
        borderBlockColor: 'Canvas',
        selectors: { '&[aria-selected=true]': { borderBlockColor: 'Highlight' } },
      },
    },
  }),
)
export const panel = style(
  inComponents({ flex: 1, minHeight: 0, selectors: { '&:focus-visible': { outlineOffset: '-2px' } } }),
)
