import { blocksOf, type Block, type EmailDocument } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import type { Operation } from '#mail/operations'
import { isSpoken, originalOf, otherLanguage, type SpokenBlock } from '#mail/twin'
import { mapWords } from './places.ts'

/** The mail in the language of a reader, and in its first language where it has none of theirs. */
export function inLanguageOf(document: EmailDocument, locale: string | undefined): EmailDocument {
  const base = (lang: string) => lang.slice(0, 2).toLowerCase()
  const original = originalOf(document)
  const { twin } = original.settings
  return locale !== undefined &&
    twin &&
    base(twin.lang) === base(locale) &&
    base(original.settings.lang) !== base(locale)
    ? otherLanguage(original)
    : original
}

/** Takes the words of the other language from the mail, for good. */
export const removeOther = (document: EmailDocument): Operation => ({
  type: 'batch',
  origin: 'user',
  operations: [
    ...[...blocksOf(document)].flatMap((block): Operation[] =>
      'twin' in block && block.twin ? [{ type: 'update', id: block.id, set: {}, unset: ['twin'] }] : [],
    ),
    { type: 'settings', set: {}, unset: ['twin'] },
  ],
})

/** Takes the words of the other language over as the block's own: names and addresses stay as they are. */
export function copyOther(block: SpokenBlock): Operation {
  const words = { ...block.twin?.words }
  const copied = mapWords(block, (place, own) => {
    const other = Object.hasOwn(words, place) ? words[place] : undefined
    if (!other) return own
    const { only: _, ...written } = other
    words[place] = written
    return written.kind === own.kind ? written : own
  })
  const { id, type: __, twin, ...fields } = copied
  return { type: 'update', id, set: { ...fields, ...(twin && { twin: { ...twin, words } }) } }
}

/** A mail in the language that is shown only, for everything that knows only one. */
export function oneLanguage(document: EmailDocument): EmailDocument {
  const { twin: _, ...settings } = document.settings
  const leaf = (one: LeafBlock): LeafBlock => {
    if (!isSpoken(one)) return one
    const { twin: __, ...rest } = one
    return rest
  }
  const block = (one: Block): Block =>
    'blocks' in one ? { ...one, blocks: one.blocks.map(leaf) } : leaf(one)
  return {
    ...document,
    settings,
    sections: document.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({ ...column, blocks: column.blocks.map(block) })),
    })),
  }
}
