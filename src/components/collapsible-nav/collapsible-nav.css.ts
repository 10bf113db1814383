import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { NAV } from './collapsible-nav.model.ts'

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: vars.space[3],
    width: `${NAV.expanded}px`,
    height: '100%',
    padding: vars.space[3],
    overflowY: 'auto',
    background: vars.colour.surfaceSunken,
    borderInlineEnd: `1px solid ${vars.colour.border}`,
    selectors: { '&[data-collapsed]': { width: `${NAV.collapsed}px` } },
  }),
)
export const links = style(
  inComponents({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space.half }),
)
export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flexShrink: 0,
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.colour.surfaceHover, color: vars.colour.text },
      '&[aria-current=page], &[aria-current=page]:hover': {
        background: vars.colour.surfaceSelected,
        color: vars.colour.text,
      },
      '&[aria-disabled]': { cursor: 'not-allowed' },
      [`${root}[data-collapsed] &`]: { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
      '(pointer: coarse)': { minHeight: vars.control.touch },
    },
  }),
)
const hiddenButNamed = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
export const words = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Still its name, only not seen.
    selectors: { [`${root}[data-collapsed] &`]: hiddenButNamed },
  }),
)
export const badge = style(
  inComponents({
    display: 'inline-flex',
    flexShrink: 0,
    selectors: { [`${root}[data-collapsed] &`]: hiddenButNamed },
  }),
)
export const bottom = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    selectors: { '&[data-collapsed]': { flexDirection: 'column' } },
  }),
)
export const foot = style(inComponents({ flex: 1, minWidth: 0 }))
