import * as v from 'valibot'
import { hasUniqueIds } from './walk.ts'
import { Inlines } from './inline.ts'
import { LeafBlock, leafBlocks, node, upTo } from './leaf-blocks.ts'
import { MAIL } from './limits.ts'
import {
  Border,
  FontSize,
  FontStack,
  Id,
  Image,
  Pixels,
  textUpTo,
  ThemeColor,
  VAlign,
  VariablePath,
} from './values.ts'
import { Lang, Twin } from './words.ts'

export const ContainerBlock = v.strictObject({
  type: v.literal('container'),
  ...node,
  border: v.optional(Border),
  radius: v.optional(Pixels),
  blocks: upTo(LeafBlock, MAIL.blocksMax),
})
/** Blocks with a common frame. There is no container in a container. */
export type ContainerBlock = v.InferOutput<typeof ContainerBlock>

export const RepeatBlock = v.strictObject({
  type: v.literal('repeat'),
  ...node,
  path: VariablePath,
  as: v.pipe(v.string(), v.regex(/^[a-zA-Z_]\w{0,40}$/)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAIL.repeatMax)),
  blocks: upTo(LeafBlock, MAIL.blocksMax),
})
/** Blocks shown once for each entry of a list, at most `limit` times; inside, variables begin with the name `as`. */
export type RepeatBlock = v.InferOutput<typeof RepeatBlock>

export const Block = v.variant('type', [...leafBlocks, ContainerBlock, RepeatBlock])
export type Block = v.InferOutput<typeof Block>

export const Column = v.strictObject({
  id: Id,
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAIL.columnShares)),
  blocks: upTo(Block, MAIL.blocksMax),
})
/** `width` is its share of twelve. */
export type Column = v.InferOutput<typeof Column>

export const Section = v.strictObject({
  type: v.literal('section'),
  ...node,
  gap: Pixels,
  stack: v.picklist(['ltr', 'rtl', 'none']),
  valign: VAlign,
  bgImage: v.optional(Image),
  columns: v.pipe(
    v.array(Column),
    v.minLength(1),
    v.maxLength(MAIL.columnsMax),
    v.check(
      (columns) => columns.reduce((sum, { width }) => sum + width, 0) === MAIL.columnShares,
      'Widths sum to 12.',
    ),
  ),
  savedBlockId: v.optional(Id),
})
/** A row of columns. `stack` says in which order a phone stacks them, or that they stay side by side. */
export type Section = v.InferOutput<typeof Section>

export const Settings = v.strictObject({
  width: v.pipe(v.number(), v.integer(), v.minValue(MAIL.widthMin), v.maxValue(MAIL.widthMax)),
  lang: Lang,
  dir: v.picklist(['ltr', 'rtl']),
  title: textUpTo(MAIL.labelMax),
  preheader: Inlines,
  theme: v.strictObject({
    pageBg: ThemeColor,
    contentBg: ThemeColor,
    text: ThemeColor,
    link: ThemeColor,
    buttonBg: ThemeColor,
    buttonText: ThemeColor,
    divider: ThemeColor,
  }),
  font: v.strictObject({ body: FontStack, heading: FontStack }),
  baseSize: FontSize,
  radius: Pixels,
  outlookClassic: v.boolean(),
  amp: v.strictObject({ enabled: v.boolean() }),
  twin: v.optional(v.strictObject({ ...Twin.entries, original: v.optional(v.literal(true)) })),
})
/**
 * `outlookClassic` adds what Outlook for Windows needs; `amp` is for senders that are registered for it. With a `twin` the
 * mail has a second language; `original` says that it is the one the mail was first written in.
 */
export type Settings = v.InferOutput<typeof Settings>

const Sections = v.pipe(v.array(Section), v.maxLength(MAIL.sectionsMax))
export const EmailDocument = v.pipe(
  v.strictObject({ version: v.literal(1), settings: Settings, sections: Sections }),
  v.check(({ sections }) => hasUniqueIds(sections), 'Ids are unique.'),
)
/** A mail as the editor makes it: sections → columns → blocks, with containers and repeats as the only level below. */
export type EmailDocument = v.InferOutput<typeof EmailDocument>

/** Any node that has an id. */
export type AnyNode = Section | Column | Block
