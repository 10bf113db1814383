import type { AnyNode, Block, Column, EmailDocument, Section } from '#mail/document'
import type { Place } from '#mail/operations'
import { nodeOf, placeOf } from '#features/editor/store'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** What a column or frame shows when it is entered: its first block, or itself while it is empty. */
const entry = (column: Column, end: 'first' | 'last' = 'first'): string =>
  (end === 'first' ? column.blocks[0] : column.blocks.at(-1))?.id ?? column.id

interface Around {
  section: Section
  sectionIndex: number
  column: Column
  columnIndex: number
}

/** The column and section around a block or column; undefined for a section. */
function around(document: EmailDocument, id: string): Around | undefined {
  const place = placeOf(document, id)
  if (!place || place.parent === null) return undefined
  const parent = nodeOf(document, place.parent)
  if (!parent) return undefined
  if (!('columns' in parent)) return around(document, parent.id)
  const sectionIndex = document.sections.indexOf(parent)
  const column = parent.columns[place.index]
  return column && { section: parent, sectionIndex, column, columnIndex: place.index }
}

/** In a mail that is read from the right the next column is at the left. */
const stepOf = ({ settings }: EmailDocument, direction: Direction): -1 | 1 =>
  direction === 'up' || direction === (settings.dir === 'rtl' ? 'right' : 'left') ? -1 : 1

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length - 1))

/** The node that an arrow leads to from another one; undefined where there is none. */
export function neighbourOf(
  document: EmailDocument,
  id: string | undefined,
  direction: Direction,
): string | undefined {
  const step = stepOf(document, direction)
  const isVertical = direction === 'up' || direction === 'down'
  if (id === undefined) return isVertical ? document.sections.at(step === 1 ? 0 : -1)?.id : undefined
  const place = placeOf(document, id)
  if (!place) return undefined
  if (place.parent === null) return isVertical ? document.sections[place.index + step]?.id : undefined
  const here = around(document, id)
  if (!here) return undefined
  if (!isVertical) {
    const column = here.section.columns[here.columnIndex + step]
    if (!column) return undefined
    const top = here.column.blocks.findIndex((block) => block.id === id || isInside(block, id))
    return column.blocks[clamp(top, column.blocks.length)]?.id ?? column.id
  }
  const parent = nodeOf(document, place.parent)
  if (parent && 'blocks' in parent) {
    const sibling = parent.blocks[place.index + step]
    if (sibling) return sibling.id
    // Leaving a frame goes on beside it.
    if ('type' in parent) return neighbourOf(document, parent.id, direction)
  }
  const section = document.sections[here.sectionIndex + step]
  const column = section?.columns[clamp(here.columnIndex, section.columns.length)]
  return column && entry(column, step === 1 ? 'first' : 'last')
}

const isInside = (block: Block, id: string): boolean =>
  'blocks' in block && block.blocks.some((inner) => inner.id === id)

/** One level up: a block in a frame → the frame, a block → its section, a section → the mail (undefined). */
export function parentOf(document: EmailDocument, id: string): string | undefined {
  const parent = placeOf(document, id)?.parent ?? undefined
  if (parent === undefined) return undefined
  const node = nodeOf(document, parent)
  return node && 'type' in node ? parent : parentOf(document, parent)
}

/** One level down: into a section, a column or a frame. */
export function firstChildOf(document: EmailDocument, id: string | undefined): string | undefined {
  if (id === undefined) return document.sections[0]?.id
  const node = nodeOf(document, id)
  if (!node) return undefined
  if ('columns' in node) return node.columns[0] && entry(node.columns[0])
  return 'blocks' in node ? node.blocks[0]?.id : undefined
}

/** Where a section or block goes when it is moved by one; undefined where it can't go further. */
export function moveTarget(document: EmailDocument, id: string, direction: Direction): Place | undefined {
  const place = placeOf(document, id)
  const node = place?.node
  if (!place || !node || !('type' in node)) return undefined
  const step = stepOf(document, direction)
  const isVertical = direction === 'up' || direction === 'down'
  const next = place.index + step
  if (place.parent === null)
    return isVertical && next >= 0 && next < place.siblings ? { parent: null, index: next } : undefined
  const here = around(document, id)
  if (!here) return undefined
  if (!isVertical) {
    const column = here.section.columns[here.columnIndex + step]
    return column && { parent: column.id, index: Math.min(place.index, column.blocks.length) }
  }
  if (next >= 0 && next < place.siblings) return { parent: place.parent, index: next }
  const parent = placeOf(document, place.parent)
  // Out of a frame, to the place before or after it.
  if (parent && 'type' in parent.node && parent.parent !== null)
    return { parent: parent.parent, index: parent.index + (step === 1 ? 1 : 0) }
  const section = document.sections[here.sectionIndex + step]
  const column = section?.columns[clamp(here.columnIndex, section.columns.length)]
  return column && { parent: column.id, index: step === 1 ? 0 : column.blocks.length }
}

/** Where a footer begins that ends the mail, with the line above it; undefined where the mail ends otherwise. */
function footerPlace(document: EmailDocument): Place | undefined {
  const column = document.sections.at(-1)?.columns[0]
  const footer = column?.blocks.findIndex(({ type }) => type === 'footer') ?? -1
  if (!column || footer === -1) return undefined
  return { parent: column.id, index: footer - (column.blocks[footer - 1]?.type === 'divider' ? 1 : 0) }
}

/**
 * Where something new goes that is inserted at a node: after a block, to the end of a column or section, into a frame that is
 * empty. Without a node it goes to the end of the mail. An end is above the footer.
 */
export function insertionPlace(
  document: EmailDocument,
  id: string | undefined,
  isSection: boolean,
): Place | undefined {
  const place = id === undefined ? undefined : placeOf(document, id)
  const here = id === undefined ? undefined : around(document, id)
  if (isSection) {
    const end = document.sections.length - (footerPlace(document) ? 2 : 1)
    const index = here?.sectionIndex ?? (place?.parent === null ? place.index : end)
    return { parent: null, index: index + 1 }
  }
  const footer = footerPlace(document)
  const endOf = (parent: { id: string; blocks: readonly unknown[] } | undefined): Place | undefined =>
    parent && (footer?.parent === parent.id ? footer : { parent: parent.id, index: parent.blocks.length })
  if (!place) return footer ?? endOf(document.sections.at(-1)?.columns[0])
  const { node } = place
  if ('columns' in node) return endOf(node.columns[0])
  if ('blocks' in node && (!('type' in node) || node.blocks.length === 0)) return endOf(node)
  return place.parent === null ? undefined : { parent: place.parent, index: place.index + 1 }
}

/** What is selected after these nodes are gone: the next, else the previous sibling, else what is around them. */
export function selectionAfterRemoval(document: EmailDocument, ids: readonly string[]): string[] {
  const last = ids.at(-1)
  const place = last === undefined ? undefined : placeOf(document, last)
  if (!place || last === undefined) return []
  const gone = new Set(ids)
  const siblings = siblingsOf(document, place.parent)
  const after = siblings.slice(place.index + 1).find((one) => !gone.has(one.id))
  const before = siblings.slice(0, place.index).findLast((one) => !gone.has(one.id))
  const near = after ?? before
  if (near) return [near.id]
  return place.parent === null ? [] : [place.parent]
}

function siblingsOf(document: EmailDocument, parent: string | null): readonly AnyNode[] {
  if (parent === null) return document.sections
  const node = nodeOf(document, parent)
  if (!node) return []
  if ('columns' in node) return node.columns
  return 'blocks' in node ? node.blocks : []
}

/** From one node to another of the same level, both included, for a selection that is extended. */
export function rangeOf(document: EmailDocument, from: string, to: string): string[] {
  const start = placeOf(document, from)
  const end = placeOf(document, to)
  if (!start || !end || start.parent !== end.parent) return [to]
  const [low, high] = [Math.min(start.index, end.index), Math.max(start.index, end.index)]
  return siblingsOf(document, start.parent)
    .slice(low, high + 1)
    .map(({ id }) => id)
}
