import * as v from 'valibot'
import { MAIL } from './limits.ts'
import { Align, Color, FontSize, Href, textUpTo, VariablePath } from './values.ts'

/** Letters and separators that a date pattern may hold beside its `%` fields. */
const DatePattern = v.pipe(v.string(), v.maxLength(40), v.regex(/^(?:%-?[YmdHMyBbAae]|[ ,./:年月日時分-])+$/))

/** How a value is written. Dates are in the zone of the campaign. */
export const Format = v.variant('type', [
  v.strictObject({ type: v.literal('date'), pattern: DatePattern }),
  v.strictObject({
    type: v.literal('number'),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  }),
  v.strictObject({ type: v.literal('case'), to: v.picklist(['upper', 'lower', 'capitalize']) }),
  v.strictObject({ type: v.literal('list'), separator: v.picklist([', ', '、', ' / ']) }),
])
export type Format = v.InferOutput<typeof Format>

export const Mark = v.variant('type', [
  v.strictObject({ type: v.picklist(['bold', 'italic', 'underline', 'strike']) }),
  v.strictObject({ type: v.literal('link'), href: Href, title: v.optional(textUpTo(MAIL.labelMax)) }),
  v.strictObject({ type: v.literal('color'), color: Color }),
  v.strictObject({ type: v.literal('size'), px: FontSize }),
])
export type Mark = v.InferOutput<typeof Mark>

const marks = v.optional(v.pipe(v.array(Mark), v.maxLength(8)))
export const Variable = v.strictObject({
  type: v.literal('variable'),
  path: VariablePath,
  fallback: v.optional(textUpTo(MAIL.labelMax)),
  format: v.optional(Format),
  marks,
})
/** A value of the contact or of the sending system. `fallback` takes the place of one that is empty. */
export type Variable = v.InferOutput<typeof Variable>

export const Inline = v.variant('type', [
  v.strictObject({ type: v.literal('text'), text: textUpTo(MAIL.textMax), marks }),
  v.strictObject({ type: v.literal('break') }),
  Variable,
])
export type Inline = v.InferOutput<typeof Inline>

export const Inlines = v.pipe(v.array(Inline), v.maxLength(MAIL.inlinesMax))

export const RichBlock = v.variant('type', [
  v.strictObject({ type: v.literal('paragraph'), align: v.optional(Align), content: Inlines }),
  v.strictObject({
    type: v.literal('heading'),
    level: v.picklist([1, 2, 3]),
    align: v.optional(Align),
    content: Inlines,
  }),
  v.strictObject({
    type: v.literal('list'),
    ordered: v.boolean(),
    items: v.pipe(v.array(Inlines), v.maxLength(MAIL.itemsMax)),
  }),
  v.strictObject({ type: v.literal('quote'), content: Inlines }),
])
export type RichBlock = v.InferOutput<typeof RichBlock>

export const RichBlocks = v.pipe(v.array(RichBlock), v.maxLength(MAIL.blocksMax))
