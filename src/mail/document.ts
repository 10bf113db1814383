/** The document of an email: its schema and types, and reading it from and writing it to JSON. */
export {
  decodeDocument,
  encodeDocument,
  equalWidths,
  isReadOnly,
  withNewIds,
  type Decoded,
  type DecodeCode,
  type DecodeProblem,
} from './document/decode.ts'
export { defaultSettings, emptyDocument, footerContent, newId } from './document/create.ts'
export { Visibility, type VisibilityNode } from './document/condition.ts'
export type { Format, Inline, Mark, RichBlock, Variable } from './document/inline.ts'
export type { FormField, LeafBlock } from './document/leaf-blocks.ts'
export { Block, Column, EmailDocument, Section, Settings, type AnyNode } from './document/schema.ts'
export { MAIL } from './document/limits.ts'
export type { Color, Href, Image, ThemeColor } from './document/values.ts'
export type { Twin, Words } from './document/words.ts'
export { blocksOf, nodesIn, nodesOf } from './document/walk.ts'
