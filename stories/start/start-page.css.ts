import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const columnsOf = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space[12],
    color: vars.colour.text,
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
  }),
)
export const header = style(inComponents({ display: 'flex', gap: vars.space[5], alignItems: 'start' }))
export const title = style(
  inComponents({
    fontSize: vars.fontSize[32],
    lineHeight: vars.lineHeight[32],
    letterSpacing: '-0.02em',
  }),
)
export const lead = style(
  inComponents({
    maxWidth: vars.measure.text,
    marginBlockStart: vars.space[2],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
  }),
)
export const heading = style(
  inComponents({
    marginBlockEnd: vars.space[3],
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
  }),
)
export const groups = style(inComponents({ columnWidth: vars.measure.figure, columnGap: vars.space[8] }))
globalStyle(`${groups} > *`, { breakInside: 'avoid', paddingBlockEnd: vars.space[5] })
export const group = style(
  inComponents({
    marginBlockEnd: vars.space[1],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const list = style(inComponents({ display: 'grid', justifyItems: 'start' }))
export const link = style(
  inComponents({
    color: vars.colour.accent,
    textDecoration: 'none',
    cursor: 'pointer',
    lineHeight: vars.lineHeight[16],
    ':hover': { textDecoration: 'underline' },
  }),
)
export const cards = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: columnsOf(vars.measure.control),
  }),
)
export const card = style(
  inComponents({
    padding: vars.space[5],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)
export const muted = style(inComponents({ color: vars.colour.textMuted }))
export const inline = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    marginBlockStart: vars.space[3],
  }),
)
export const columns = style(
  inComponents({
    display: 'grid',
    gap: `${vars.space[6]} ${vars.space[10]}`,
    gridTemplateColumns: columnsOf(vars.measure.column),
  }),
)
export const facts = style(inComponents({ marginBlockStart: vars.space[2] }))
export const fact = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '6rem 1fr',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.colour.border}`,
  }),
)
export const term = style(inComponents({ fontWeight: vars.fontWeight.medium }))
export const steps = style(
  inComponents({
    display: 'grid',
    gap: vars.space[2],
    paddingInlineStart: vars.space[5],
    listStyle: 'decimal',
  }),
)
export const entries = style(
  inComponents({
    display: 'grid',
    gap: vars.space[1],
    paddingInlineStart: vars.space[4],
    listStyle: 'disc',
  }),
)
globalStyle(`${root} code`, {
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize[12],
  padding: `0 ${vars.space[1]}`,
  background: vars.colour.surfaceSunken,
  borderRadius: vars.radius.chip,
})
