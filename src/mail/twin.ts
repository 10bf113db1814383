import type { Block, EmailDocument, Section, Settings, Twin, Words } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import type { Operation } from '#mail/operations'
import { mapSettingsWords, mapWords, type Take } from './twin/places.ts'

/** What is known of one node in both languages: what did not change is the same object again. */
interface Known {
  documents: WeakMap<EmailDocument, EmailDocument>
  sections: WeakMap<Section, Section>
  frames: WeakMap<FrameBlock, FrameBlock>
  leaves: WeakMap<LeafBlock, LeafBlock>
}
type FrameBlock = Extract<Block, { blocks: unknown }>

const known = new Map<string, Known>()

function knownOf(from: string, to: string): Known {
  const pair = `${from} ${to}`
  const found = known.get(pair)
  if (found) return found
  const made = {
    documents: new WeakMap(),
    sections: new WeakMap(),
    frames: new WeakMap(),
    leaves: new WeakMap(),
  }
  known.set(pair, made)
  return made
}

export const isBilingual = (document: EmailDocument): boolean => document.settings.twin !== undefined

/**
 * The same mail in its other language; itself where it has only one. A bilingual mail is one document: its own words are
 * those of the language that is shown, and each node keeps the words of the other one beside them, in `twin`. This exchanges
 * the two: applied twice, it gives the same document.
 */
export function otherLanguage(document: EmailDocument): EmailDocument {
  const { lang, twin } = document.settings
  if (!twin) return document
  const there = knownOf(lang, twin.lang)
  const back = knownOf(twin.lang, lang)
  function once<Of extends object>(kind: (of: Known) => WeakMap<Of, Of>, one: Of, make: () => Of): Of {
    const found = kind(there).get(one)
    if (found) return found
    const made = make()
    kind(there).set(one, made)
    kind(back).set(made, one)
    return made
  }
  const leaf = (one: LeafBlock) =>
    once(
      (of) => of.leaves,
      one,
      () => otherLeaf(one, lang),
    )
  const block = (one: Block): Block =>
    'blocks' in one
      ? once<FrameBlock>(
          (of) => of.frames,
          one,
          () => ({ ...one, blocks: one.blocks.map(leaf) }),
        )
      : leaf(one)
  const section = (one: Section) =>
    once(
      (of) => of.sections,
      one,
      () => ({
        ...one,
        columns: one.columns.map((column) => ({ ...column, blocks: column.blocks.map(block) })),
      }),
    )
  return once(
    (of) => of.documents,
    document,
    () => ({
      ...document,
      settings: otherSettings(document.settings, twin),
      sections: document.sections.map(section),
    }),
  )
}

function otherSettings(settings: Settings, twin: NonNullable<Settings['twin']>): Settings {
  const [take, words] = exchange(twin.words)
  return {
    ...mapSettingsWords(settings, take),
    lang: twin.lang,
    twin: { lang: settings.lang, words, ...(twin.original !== true && { original: true }) },
  }
}

/** A block in the other language; `lang` is the one that its words are in now. */
export function otherLeaf(block: LeafBlock, lang: string): LeafBlock {
  if (!isSpoken(block)) return block
  const [take, words] = exchange(block.twin?.words ?? {})
  const { twin: _, ...next } = mapWords(block, take)
  return Object.keys(words).length === 0 ? next : { ...next, twin: { lang, words } }
}

export type SpokenBlock = Extract<LeafBlock, { twin?: unknown }>
const silent: ReadonlySet<Block['type']> = new Set(['divider', 'spacer', 'opaque', 'container', 'repeat'])
/** Whether a block has words. */
export const isSpoken = (block: Block): block is SpokenBlock => !silent.has(block.type)

/** Takes the other words of each place, and collects the own ones as those of the other language. */
function exchange(words: Twin['words']): [take: Take, mine: Record<string, Words>] {
  const mine: Record<string, Words> = {}
  const take: Take = (place, own) => {
    const other = Object.hasOwn(words, place) ? words[place] : undefined
    if (!other || other.kind !== own.kind) {
      mine[place] = { ...own, only: true }
      return own
    }
    const { only, ...written } = other
    if (only !== true) mine[place] = own
    return written
  }
  return [take, mine]
}

/** A node from elsewhere, whose words may be in the other language: those in this one are shown. */
export function nodeInLanguage(node: Block | Section, { lang, twin }: Settings): Block | Section {
  const other = twin?.lang ?? (lang === 'ja' ? 'en' : 'ja')
  const leaf = (one: LeafBlock): LeafBlock =>
    isSpoken(one) && one.twin?.lang === lang ? otherLeaf(one, other) : one
  const block = (one: Block): Block =>
    'blocks' in one ? { ...one, blocks: one.blocks.map(leaf) } : leaf(one)
  if (node.type !== 'section') return block(node)
  return {
    ...node,
    columns: node.columns.map((column) => ({ ...column, blocks: column.blocks.map(block) })),
  }
}

/** The mail in the language that it was first written in. */
export const originalOf = (document: EmailDocument): EmailDocument =>
  document.settings.twin?.original === true ? otherLanguage(document) : document

/** Gives the mail a second language, in which nothing is translated yet. */
export const addLanguage = (lang: string): Operation => ({
  type: 'settings',
  set: { twin: { lang, words: {} } },
})
