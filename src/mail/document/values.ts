import * as v from 'valibot'
import { MAIL } from './limits.ts'

/** An id of a node: unique in its document, and kept through edits. New ones are ten characters of base32. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** A text of at most `max` UTF-16 units. */
export const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max))

const pixels = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max))
export const Pixels = pixels(200)
export const FontSize = v.pipe(v.number(), v.minValue(8), v.maxValue(96))

const HexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))
/** `#rrggbb`, or a token of the brand that is looked up when the mail is rendered. */
export const Color = v.union([
  HexColor,
  v.strictObject({ brand: v.pipe(v.string(), v.regex(/^[a-z]\w{0,40}$/i)) }),
])
export type Color = v.InferOutput<typeof Color>

/** `dark` is used by clients with a dark mode; without it they choose. */
export const ThemeColor = v.strictObject({ light: Color, dark: v.optional(Color) })
export type ThemeColor = v.InferOutput<typeof ThemeColor>

export const Box = v.strictObject({ top: Pixels, right: Pixels, bottom: Pixels, left: Pixels })
export type Box = v.InferOutput<typeof Box>

export const Align = v.picklist(['left', 'center', 'right'])
export type Align = v.InferOutput<typeof Align>

export const VAlign = v.picklist(['top', 'middle', 'bottom'])
export type VAlign = v.InferOutput<typeof VAlign>

export const Border = v.strictObject({
  width: pixels(20),
  style: v.picklist(['solid', 'dashed', 'dotted']),
  color: ThemeColor,
})
export type Border = v.InferOutput<typeof Border>

/** Families in order of preference, as CSS writes them; names with spaces are in single quotes. */
export const FontStack = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(300),
  v.regex(/^(?:[\p{L}\p{N} ,-]|'[\p{L}\p{N} -]+')+$/u),
)

/** The size of the file, as the upload answers it; the mail never shows an image wider than its column. */
export const Image = v.strictObject({
  src: textUpTo(MAIL.htmlMax),
  alt: textUpTo(MAIL.labelMax),
  decorative: v.optional(v.boolean()),
  width: pixels(MAIL.sizeMax),
  height: pixels(MAIL.sizeMax),
  darkSrc: v.optional(textUpTo(MAIL.htmlMax)),
})
export type Image = v.InferOutput<typeof Image>

/** Names from the root of the scope: `['contact', 'name']`, `['unsubscribe_url']`, or `['item', 'title']` in a repeat. */
export const VariablePath = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(64), v.regex(/^[^'"\\{}[\]%<>&\p{Cc}]+$/u))),
  v.minLength(1),
  v.maxLength(6),
)

/**
 * An address in parts. Never one raw string: what comes from a contact is always encoded, so it can't change where the
 * link leads.
 */
export const Href = v.strictObject({
  parts: v.pipe(
    v.array(
      v.union([textUpTo(MAIL.urlMax), v.strictObject({ variable: VariablePath, encode: v.literal(true) })]),
    ),
    v.maxLength(20),
  ),
})
export type Href = v.InferOutput<typeof Href>
