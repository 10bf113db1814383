import {
  decodeDocument,
  emptyDocument,
  equalWidths,
  newId,
  withNewIds,
  type Block,
  type EmailDocument,
  type Image,
  type Section,
} from '#mail/document'
import { MAIL } from '#mail/document/limits'
import { withVariables } from '#mail/import/merge-tags'
import { parseInert } from '#lib/trusted-mail'
import type { pageText } from '#mail/text/page'

/** The type under which the clipboard has nodes of a mail. */
const TYPE = 'application/x-otegami-blocks'

let wordsOf: typeof pageText | undefined

/** Loads ahead what words are made of: a copy can't wait for it, and nobody copies in the first moment. */
export async function prepareCopies(): Promise<void> {
  wordsOf = (await import('#mail/text/page')).pageText
}

/** Writes nodes to the clipboard: as they are for another mail, and as words for everything else. */
export function writeNodes(
  clipboard: DataTransfer,
  document: EmailDocument,
  nodes: readonly (Section | Block)[],
): void {
  clipboard.setData(TYPE, JSON.stringify(nodes))
  const words = wordsOf?.({ ...document, sections: sectionsAround(nodes) }, { output: 'final' })
  if (words !== undefined) clipboard.setData('text/plain', words.trim())
}

/** The nodes as a document has them: blocks in a section of their own. */
function sectionsAround(nodes: readonly (Section | Block)[]): Section[] {
  const blocks = nodes.filter((node): node is Block => node.type !== 'section')
  const sections = nodes.filter((node): node is Section => node.type === 'section')
  const around: Section = {
    type: 'section',
    id: newId(),
    gap: 0,
    stack: 'ltr',
    valign: 'top',
    columns: equalWidths(1).map((width) => ({ id: newId(), width, blocks })),
  }
  return blocks.length > 0 ? [...sections, around] : sections
}

/**
 * The nodes that the clipboard holds, with new ids: ours as they are, HTML and words of others as blocks. Whatever it says
 * passes the gate of every document.
 */
export async function readNodes(clipboard: DataTransfer): Promise<(Section | Block)[]> {
  const own = clipboard.getData(TYPE)
  const html = clipboard.getData('text/html')
  const text = clipboard.getData('text/plain')
  const nodes = own === '' ? [] : ownNodes(own)
  if (nodes.length > 0) return nodes
  if (html !== '') return importedBlocks(html)
  return text.trim() === '' ? [] : textBlocks(text)
}

/** Nodes out of JSON of ours, with new ids; none where it is something else. */
export function ownNodes(json: string): (Section | Block)[] {
  let nodes: unknown
  try {
    nodes = JSON.parse(json)
  } catch {
    return []
  }
  if (!Array.isArray(nodes)) return []
  const isSection = (node: unknown) =>
    typeof node === 'object' && node !== null && 'type' in node && node.type === 'section'
  const sections = nodes.filter(isSection)
  const blocks = nodes.filter((node) => !isSection(node))
  const { document } = decodeDocument({
    ...emptyDocument(),
    sections: [
      ...sections,
      {
        type: 'section',
        id: newId(),
        gap: 0,
        stack: 'ltr',
        valign: 'top',
        columns: [{ id: newId(), width: 12, blocks }],
      },
    ],
  })
  const around = document.sections.at(-1)
  return [...document.sections.slice(0, sections.length), ...(around?.columns[0]?.blocks ?? [])].map((node) =>
    withNewIds(node),
  )
}

async function importedBlocks(html: string): Promise<(Section | Block)[]> {
  const { importHtml } = await import('#mail/import-html')
  const { document } = importHtml(html, parseInert)
  // A single column is no layout: its blocks go where they are pasted.
  return document.sections.flatMap((section): (Section | Block)[] => {
    const [column] = section.columns
    return section.columns.length === 1 && column ? column.blocks : [section]
  })
}

export const imageBlock = (image: Image): Block => ({ type: 'image', id: newId(), image, align: 'center' })

/** How many paragraphs and lines of pasted words go into one text: fewer than it can hold, so that there is room to write on. */
const PASTED = { paragraphs: 100, lines: 200 } as const

const inGroups = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  )

/** Words as texts: as many as it takes to hold them all. */
function textBlocks(words: string): Block[] {
  const paragraphs = words
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => inGroups(paragraph.split('\n').flatMap(inPieces), PASTED.lines))
    .map((lines) => ({
      type: 'paragraph' as const,
      content: lines.flatMap((line, place) => [
        ...(place === 0 ? [] : [{ type: 'break' as const }]),
        ...withVariables([{ type: 'text', text: line }]),
      ]),
    }))
  return inGroups(paragraphs, PASTED.paragraphs).map((content) => ({ type: 'text', id: newId(), content }))
}

/** A line that is longer than a text may be, in parts. */
const inPieces = (line: string): string[] =>
  inGroups(Array.from(line), MAIL.textMax / 2).map((signs) => signs.join(''))
