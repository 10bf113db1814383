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
import type { pageText } from '#mail/text/page'

/** The type under which the clipboard has nodes of a mail. */
const TYPE = 'application/x-otegami-blocks'

let wordsOf: typeof pageText | undefined
const loadPasted = () => import('./pasted-blocks.ts')

/** Loads ahead what words are made of, and made into: a copy can't wait for it, and nobody copies in the first moment. */
export async function prepareCopies(): Promise<void> {
  wordsOf = (await import('#mail/text/page')).pageText
  await loadPasted()
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
  if (html === '' && text.trim() === '') return []
  const { importedBlocks, textBlocks } = await loadPasted()
  return html === '' ? textBlocks(text) : importedBlocks(html)
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

export const imageBlock = (image: Image): Block => ({ type: 'image', id: newId(), image, align: 'center' })
