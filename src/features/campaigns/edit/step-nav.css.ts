import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inFeatures({
    // What is for screen readers alone scrolls with it.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    '@media': { [narrow]: { flexDirection: 'row', gap: 0, overflowX: 'auto' } },
  }),
)
export const item = style(inFeatures({ minWidth: 0, flexShrink: 0 }))
export const step = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[aria-current]': {
        background: vars.colour.surfaceSelected,
        color: vars.colour.text,
        fontWeight: vars.fontWeight.medium,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        // The outline is the focus ring's.
        selectors: { '&[aria-current]': { border: '1px solid CanvasText' } },
      },
    },
  }),
)
export const mark = style(
  inFeatures({
    display: 'inline-flex',
    selectors: {
      '&[data-state=done]': { color: vars.colour.success.fg },
      '&[data-state=problem]': { color: vars.colour.warning.fg },
    },
  }),
)
