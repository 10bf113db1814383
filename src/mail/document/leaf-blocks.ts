import * as v from 'valibot'
import { Visibility } from './condition.ts'
import { Inlines, RichBlocks } from './inline.ts'
import { MAIL } from './limits.ts'
import { Align, Box, FontSize, Href, Id, Image, Pixels, textUpTo, ThemeColor } from './values.ts'
import { Twin } from './words.ts'

/** What every node has. `locked` keeps a node of a template from being changed or removed. */
export const node = {
  id: Id,
  visibleIf: v.optional(Visibility),
  hideOn: v.optional(v.picklist(['mobile', 'desktop'])),
  padding: v.optional(Box),
  bg: v.optional(ThemeColor),
  locked: v.optional(v.boolean()),
}

export const upTo = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max))

const Width = v.pipe(v.number(), v.minValue(40), v.maxValue(MAIL.widthMax))
const align = v.optional(Align)
/** Blocks that say something can say it in a second language. */
const spoken = { ...node, twin: v.optional(Twin) }

export const TextBlock = v.strictObject({
  type: v.literal('text'),
  ...spoken,
  content: RichBlocks,
  size: v.optional(FontSize),
  color: v.optional(ThemeColor),
  align,
})
export type TextBlock = v.InferOutput<typeof TextBlock>

export const ImageBlock = v.strictObject({
  type: v.literal('image'),
  ...spoken,
  image: Image,
  href: v.optional(Href),
  align,
  mobileFull: v.optional(v.boolean()),
})
export type ImageBlock = v.InferOutput<typeof ImageBlock>

export const ButtonBlock = v.strictObject({
  type: v.literal('button'),
  ...spoken,
  label: Inlines,
  href: Href,
  fill: v.optional(ThemeColor),
  color: v.optional(ThemeColor),
  align,
  full: v.optional(v.boolean()),
  radius: v.optional(Pixels),
  outlookWidth: v.optional(Width),
})
/** `outlookWidth` is for classic Outlook, which needs one; without it, it is estimated from the label. */
export type ButtonBlock = v.InferOutput<typeof ButtonBlock>

export const DividerBlock = v.strictObject({
  type: v.literal('divider'),
  ...node,
  color: v.optional(ThemeColor),
  thickness: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(20))),
})
export type DividerBlock = v.InferOutput<typeof DividerBlock>

export const SpacerBlock = v.strictObject({ type: v.literal('spacer'), ...node, height: Pixels })
export type SpacerBlock = v.InferOutput<typeof SpacerBlock>

export const SocialBlock = v.strictObject({
  type: v.literal('social'),
  ...spoken,
  links: upTo(
    v.strictObject({ label: textUpTo(MAIL.labelMax), href: Href, icon: v.optional(Image) }),
    MAIL.itemsMax,
  ),
  align,
})
/** A link without an icon is shown by its label. */
export type SocialBlock = v.InferOutput<typeof SocialBlock>

export const MenuBlock = v.strictObject({
  type: v.literal('menu'),
  ...spoken,
  items: upTo(v.strictObject({ label: Inlines, href: Href }), MAIL.itemsMax),
  align,
})
export type MenuBlock = v.InferOutput<typeof MenuBlock>

export const VideoBlock = v.strictObject({
  type: v.literal('video'),
  ...spoken,
  thumbnail: Image,
  href: Href,
  caption: v.optional(Inlines),
})
/** Mails don't play videos: a picture leads to the page that does. */
export type VideoBlock = v.InferOutput<typeof VideoBlock>

export const TableBlock = v.strictObject({
  type: v.literal('table'),
  ...spoken,
  header: v.boolean(),
  rows: upTo(upTo(Inlines, 12), MAIL.itemsMax),
})
export type TableBlock = v.InferOutput<typeof TableBlock>

export const FooterBlock = v.strictObject({
  type: v.literal('footer'),
  ...spoken,
  content: RichBlocks,
  align,
})
/** Who sends the mail and how to stop it; small type in the colour of the text. */
export type FooterBlock = v.InferOutput<typeof FooterBlock>

export const HtmlBlock = v.strictObject({ type: v.literal('html'), ...spoken, html: textUpTo(MAIL.htmlMax) })
/** HTML of the author, with the Liquid subset in it. Sanitised each time it is rendered. */
export type HtmlBlock = v.InferOutput<typeof HtmlBlock>

export const AccordionBlock = v.strictObject({
  type: v.literal('accordion'),
  ...spoken,
  items: upTo(v.strictObject({ title: Inlines, content: RichBlocks }), MAIL.itemsMax),
})
/** Sections that open in AMP; in HTML and text they are all open. */
export type AccordionBlock = v.InferOutput<typeof AccordionBlock>

export const CarouselBlock = v.strictObject({
  type: v.literal('carousel'),
  ...spoken,
  slides: upTo(v.strictObject({ image: Image, href: v.optional(Href) }), 20),
})
/** Images that slide in AMP; HTML shows the first one. */
export type CarouselBlock = v.InferOutput<typeof CarouselBlock>

export const FormField = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,63}$/)),
  label: textUpTo(MAIL.labelMax),
  input: v.picklist(['text', 'email', 'tel', 'number', 'textarea', 'select', 'checkbox']),
  required: v.optional(v.boolean()),
  options: v.optional(upTo(textUpTo(MAIL.labelMax), MAIL.itemsMax)),
})
export type FormField = v.InferOutput<typeof FormField>

export const FormBlock = v.strictObject({
  type: v.literal('form'),
  ...spoken,
  action: textUpTo(MAIL.urlMax),
  fields: upTo(FormField, 20),
  submit: textUpTo(MAIL.labelMax),
  success: textUpTo(MAIL.labelMax),
  href: Href,
})
/** A form in AMP, sent to `action` (https); HTML and text have a link to `href` instead. */
export type FormBlock = v.InferOutput<typeof FormBlock>

export const OpaqueBlock = v.strictObject({
  type: v.literal('opaque'),
  ...node,
  raw: v.record(v.string(), v.unknown()),
})
/** A block that this version can't read, kept as it came: rendered empty, and read again by a version that can. */
export type OpaqueBlock = v.InferOutput<typeof OpaqueBlock>

export const leafBlocks = [
  TextBlock,
  ImageBlock,
  ButtonBlock,
  DividerBlock,
  SpacerBlock,
  SocialBlock,
  MenuBlock,
  VideoBlock,
  TableBlock,
  FooterBlock,
  HtmlBlock,
  AccordionBlock,
  CarouselBlock,
  FormBlock,
  OpaqueBlock,
] as const
export const LeafBlock = v.variant('type', leafBlocks)
export type LeafBlock = v.InferOutput<typeof LeafBlock>
