import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    maxWidth: vars.measure.page,
    marginInline: 'auto',
    padding: vars.space[6],
  }),
)
export const title = style(
  inComponents({ margin: 0, fontSize: vars.fontSize[24], lineHeight: vars.lineHeight[24] }),
)
export const group = style(
  inComponents({ margin: 0, marginBlockStart: vars.space[6], fontSize: vars.fontSize[16] }),
)
export const lead = style(
  inComponents({ margin: 0, color: vars.colour.textMuted, maxWidth: vars.measure.task }),
)
export const call = style(inComponents({ borderBottom: `1px solid ${vars.colour.border}` }))
export const summary = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  }),
)
export const method = style(
  inComponents({
    minWidth: vars.space[16],
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&[data-method=DELETE]': { color: vars.colour.danger.fg } },
  }),
)
export const what = style(inComponents({ color: vars.colour.textMuted }))
export const detail = style(
  inComponents({ display: 'grid', gap: vars.space[3], paddingBlockEnd: vars.space[4] }),
)
export const table = style(
  inComponents({ borderCollapse: 'collapse', fontSize: vars.fontSize[13], textAlign: 'start' }),
)
export const caption = style(
  inComponents({ fontSize: vars.fontSize[12], color: vars.colour.textMuted, textAlign: 'start' }),
)
export const pair = style(
  inComponents({
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.column}), 1fr))`,
  }),
)
export const figure = style(inComponents({ margin: 0, minWidth: 0 }))
export const code = style(
  inComponents({
    margin: 0,
    maxHeight: vars.measure.column,
    overflow: 'auto',
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceSunken,
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize[12],
  }),
)
