import { nodesIn, type AnyNode, type Block, type EmailDocument, type Section } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import type { Place } from './schema.ts'

export interface Found {
  node: Section | Block
  at: Place
}

/** A section or block with its place; columns are no nodes of their own here. */
export function find(document: EmailDocument, id: string): Found | undefined {
  for (const [index, section] of document.sections.entries()) {
    if (section.id === id) return { node: section, at: { parent: null, index } }
    for (const column of section.columns) {
      const found = findIn(column.id, column.blocks, id)
      if (found) return found
    }
  }
  return undefined
}

function findIn(parent: string, blocks: readonly Block[], id: string): Found | undefined {
  for (const [index, node] of blocks.entries()) {
    if (node.id === id) return { node, at: { parent, index } }
    const inner = 'blocks' in node ? findIn(node.id, node.blocks, id) : undefined
    if (inner) return inner
  }
  return undefined
}

export const isLeaf = (block: Block): block is LeafBlock => !('blocks' in block)

export function withoutKeys(record: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

type Edit = (blocks: readonly Block[]) => Block[] | undefined

/**
 * The document with the blocks of a parent replaced; everything else is shared. Undefined where there is no such parent,
 * or a container would hold another.
 */
export function editBlocks(document: EmailDocument, parent: string, edit: Edit): EmailDocument | undefined {
  for (const section of document.sections) {
    for (const column of section.columns) {
      const blocks = column.id === parent ? edit(column.blocks) : editWithin(column.blocks, parent, edit)
      if (blocks) return replaceSection(document, withColumn(section, column.id, blocks))
    }
  }
  return undefined
}

function editWithin(blocks: readonly Block[], parent: string, edit: Edit): Block[] | undefined {
  const place = blocks.findIndex(({ id }) => id === parent)
  const own = blocks[place]
  if (!own || !('blocks' in own)) return undefined
  const inner = edit(own.blocks)
  if (!inner || !inner.every(isLeaf)) return undefined
  return blocks.with(place, { ...own, blocks: inner })
}

const withColumn = (section: Section, columnId: string, blocks: Block[]): Section => ({
  ...section,
  columns: section.columns.map((column) => (column.id === columnId ? { ...column, blocks } : column)),
})

export const replaceSection = (document: EmailDocument, section: Section): EmailDocument => ({
  ...document,
  sections: document.sections.map((one) => (one.id === section.id ? section : one)),
})

export function insertAt(
  document: EmailDocument,
  nodes: readonly (Section | Block)[],
  { parent, index }: Place,
): EmailDocument | undefined {
  if (parent === null) {
    const sections = nodes.filter((one) => one.type === 'section')
    if (sections.length !== nodes.length || index > document.sections.length) return undefined
    return { ...document, sections: document.sections.toSpliced(index, 0, ...sections) }
  }
  const blocks = nodes.filter((one) => one.type !== 'section')
  if (blocks.length !== nodes.length) return undefined
  return editBlocks(document, parent, (now) =>
    index > now.length ? undefined : now.toSpliced(index, 0, ...blocks),
  )
}

export function removeAt(
  document: EmailDocument,
  { parent, index }: Place,
  count = 1,
): EmailDocument | undefined {
  if (parent === null) return { ...document, sections: document.sections.toSpliced(index, count) }
  return editBlocks(document, parent, (now) => now.toSpliced(index, count))
}

/** Whether the id belongs to the node or to anything inside it. */
export const holds = (node: AnyNode, id: string): boolean => [...nodesIn(node)].some((one) => one.id === id)
