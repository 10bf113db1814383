import { blocksOf, type EmailDocument, type Words } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { isSpoken } from '#mail/twin'
import { wordsOf, wordsOfSettings } from './places.ts'

/** Two mails of the same structure as one bilingual mail, such as a starter in both languages: blocks are paired by id. */
export function joinLanguages(document: EmailDocument, other: EmailDocument): EmailDocument {
  const { lang } = other.settings
  const others = new Map([...blocksOf(other)].map((block) => [block.id, block]))
  const leaf = (block: LeafBlock): LeafBlock => {
    const twin = others.get(block.id)
    if (!isSpoken(block) || twin?.type !== block.type) return block
    const words: Record<string, Words> = Object.fromEntries(wordsOf(twin))
    return { ...block, twin: { lang, words } }
  }
  return {
    ...document,
    settings: {
      ...document.settings,
      twin: { lang, words: Object.fromEntries(wordsOfSettings(other.settings)) },
    },
    sections: document.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) =>
          'blocks' in block ? { ...block, blocks: block.blocks.map(leaf) } : leaf(block),
        ),
      })),
    })),
  }
}
