import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** The colour of a swatch. */
export const shown = createVar()
/** How much smaller than its window a frame is drawn. */
export const scale = createVar()

const line = `1px solid ${vars.colour.border}`

export const path = style(inComponents({ color: vars.colour.textMuted, fontSize: vars.fontSize[13] }))
export const title = style(
  inComponents({
    fontSize: vars.fontSize[32],
    lineHeight: vars.lineHeight[32],
    letterSpacing: '-0.02em',
    marginBlockEnd: vars.space[2],
  }),
)
export const heading = style(
  inComponents({
    marginBlock: `${vars.space[12]} ${vars.space[3]}`,
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
  }),
)
export const subheading = style(
  inComponents({
    marginBlockEnd: vars.space[1],
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
  }),
)
export const prose = style(inComponents({ maxWidth: vars.measure.text }))
export const note = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)
export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[8]}`,
    marginBlock: vars.space[4],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
globalStyle(`${facts} dd`, { maxWidth: vars.measure.text })
globalStyle(`${facts} dd ${note}`, { marginInlineStart: vars.space[2] })
export const pair = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.control}), 1fr))`,
    marginBlockStart: vars.space[12],
  }),
)
const side = {
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius.card,
  borderBlockStartWidth: '3px',
}
export const use = style(inComponents({ ...side, borderBlockStartColor: vars.colour.success.fg }))
export const avoid = style(inComponents({ ...side, borderBlockStartColor: vars.colour.danger.fg }))
/** A picture below the words. */
export const example = style(
  inComponents({ marginBlockStart: vars.space[4], minWidth: 0, overflowX: 'auto' }),
)
export const parts = style(
  inComponents({ paddingInlineStart: vars.space[5], listStyle: 'decimal', maxWidth: vars.measure.text }),
)
export const table = style(inComponents({ width: '100%', textAlign: 'start' }))
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[6],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: line,
})
globalStyle(`${table} th`, { color: vars.colour.textMuted, fontSize: vars.fontSize[12] })
export const keys = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }))
export const key = style(
  inComponents({
    padding: `0 ${vars.space[2]}`,
    background: vars.colour.surfaceSunken,
    border: line,
    borderRadius: vars.radius.chip,
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize[12],
    whiteSpace: 'nowrap',
  }),
)
export const tokens = style(inComponents({ display: 'grid', gap: vars.space[2] }))
export const tokenRow = style(
  inComponents({ display: 'grid', gridTemplateColumns: '5rem 1fr', alignItems: 'baseline' }),
)
export const tokenNames = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` }),
)
export const token = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize[12],
  }),
)
export const swatch = style(
  inComponents({
    width: vars.space[4],
    height: vars.space[4],
    background: shown,
    border: line,
    borderRadius: vars.radius.chip,
  }),
)
export const links = style(
  inComponents({
    columnWidth: vars.measure.control,
    columnGap: vars.space[8],
    lineHeight: vars.lineHeight[16],
  }),
)
export const link = style(
  inComponents({
    color: vars.colour.accent,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
)

export const screen = style(inComponents({ fontFamily: vars.fontFamily.text }))
// Storybook holds its pages to the width of text.
globalStyle(`.sbdocs-content:has(${screen})`, { maxWidth: '100%' })
export const choice = style(
  inComponents({
    display: 'flex',
    gap: vars.space[2],
    alignItems: 'center',
    marginBlockStart: vars.space[3],
  }),
)
export const state = style(
  inComponents({
    marginBlock: `${vars.space[10]} ${vars.space[3]}`,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
  }),
)
export const modes = style(
  inComponents({
    display: 'grid',
    gap: vars.space[5],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.notice}), 1fr))`,
  }),
)
globalStyle(`${modes} figcaption`, { marginBlockStart: vars.space[1] })
export const frame = style(
  inComponents({
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    background: vars.colour.surfaceSunken,
    border: line,
    borderRadius: vars.radius.card,
  }),
)
export const window = style(
  inComponents({
    width: '1280px',
    height: '800px',
    border: 0,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  }),
)
