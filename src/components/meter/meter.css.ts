import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const share = createVar()

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[1] }))
export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const value = style(
  inComponents({
    fontVariantNumeric: 'tabular-nums',
    color: vars.colour.textMuted,
    selectors: {
      [`${root}[data-level=warning] &`]: { color: vars.colour.warning.fg },
      [`${root}[data-level=danger] &`]: { color: vars.colour.danger.fg, fontWeight: vars.fontWeight.medium },
    },
  }),
)
export const track = style(
  inComponents({
    height: vars.space[2],
    overflow: 'hidden',
    background: vars.colour.border,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
)
export const bar = style(
  inComponents({
    height: '100%',
    background: vars.colour.accent,
    transformOrigin: 'left',
    transform: `scaleX(${share})`,
    selectors: {
      [`${root}[data-level=good] &`]: { background: vars.colour.success.fg },
      [`${root}[data-level=warning] &`]: { background: vars.colour.warning.fg },
      [`${root}[data-level=danger] &`]: { background: vars.colour.danger.fg },
    },
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
)
