import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    minWidth: 0,
    overflow: 'clip',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surfaceSunken,
  }),
)
export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)
export const label = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
  }),
)
export const code = style(
  inComponents({
    padding: vars.space[3],
    maxHeight: vars.measure.column,
    position: 'relative',
    overflow: 'auto',
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    selectors: {
      '&[data-tall]': { maxHeight: 'none' },
      '&[data-wrap]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)

const colours = {
  tag: vars.colour.accent,
  attribute: vars.colour.warning.fg,
  string: vars.colour.success.fg,
  comment: vars.colour.textMuted,
  template: vars.colour.danger.fg,
}
// Of code alone: a rule for all would give five more styles to every element of the page.
for (const [kind, color] of Object.entries(colours))
  globalStyle(`code::highlight(code-${kind})`, inComponents({ color }))
