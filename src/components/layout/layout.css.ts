import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { margin } from '#styles/frame.css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { gaps, paddings, measures } from './layout-steps.ts'

/** One rule for each value of a `data-` attribute. */
const eachOf = <Value extends string | number>(
  attribute: string,
  values: readonly Value[],
  ruleOf: (value: Value) => StyleRule,
) => Object.fromEntries(values.map((value) => [`&[data-${attribute}="${value}"]`, ruleOf(value)]))

const box = style(
  inComponents({
    minWidth: 0,
    selectors: {
      ...eachOf('gap', gaps, (gap) => ({ gap: gap === 0 ? 0 : vars.space[gap] })),
      ...eachOf('padding', paddings, (padding) => ({
        padding: padding === 'page' ? margin : vars.space[padding],
      })),
      ...eachOf('align', ['start', 'center', 'end'], (align) => ({ alignItems: align })),
      ...eachOf('justify', ['center', 'end', 'space-between'], (justify) => ({ justifyContent: justify })),
      ...eachOf('measure', measures, (measure) => ({
        width: '100%',
        maxWidth: vars.measure[measure],
        marginInline: 'auto',
      })),
      '&[data-grow]': { flex: 1, minHeight: 0 },
      '&[data-grow=control]': { flexBasis: vars.measure.control },
    },
  }),
)

export const stack = style([
  box,
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    selectors: { '&[data-divided]': { gap: 0 } },
  }),
])

globalStyle(`${stack}[data-divided] > *`, inComponents({ paddingBlock: vars.space[2] }))
globalStyle(`${stack}[data-divided] > * + *`, inComponents({ borderTop: `1px solid ${vars.colour.border}` }))

export const inline = style([
  box,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    selectors: { '&[data-nowrap]': { flexWrap: 'nowrap' } },
  }),
])
globalStyle(`${inline}[data-push] > :last-child`, inComponents({ marginInlineStart: 'auto' }))

const least = createVar()
/** As many columns as fit with their least width: they collapse by the room there is, not by the width of the window. */
export const columns = style([
  box,
  inComponents({
    vars: { [least]: vars.measure.control },
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
    selectors: {
      ...eachOf('least', ['figure', 'column'], (measure) => ({ vars: { [least]: vars.measure[measure] } })),
      '&[data-keep]': { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` },
      // Columns wrap when there is no room for their least width. One that is alone in its row fills it.
      '&[data-wide]': { display: 'flex', flexWrap: 'wrap' },
    },
  }),
])
globalStyle(`${columns}[data-wide] > *`, inComponents({ flex: `1 1 min(100%, ${least})`, minWidth: 0 }))
globalStyle(
  `${columns}[data-wide=first] > :first-child, ${columns}[data-wide=last] > :last-child`,
  inComponents({ flexGrow: 2 }),
)
