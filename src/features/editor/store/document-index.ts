import { nodesIn, type AnyNode, type EmailDocument } from '#mail/document'

/** Where a node is: its parent (null for a section), its place among its siblings, and how many there are. */
export interface NodePlace {
  node: AnyNode
  parent: string | null
  index: number
  siblings: number
}

const indexes = new WeakMap<EmailDocument, ReadonlyMap<string, NodePlace>>()

/** Every node of the document by id, in the document's order. Made once per document. */
export function indexOf(document: EmailDocument): ReadonlyMap<string, NodePlace> {
  const known = indexes.get(document)
  if (known) return known
  const index = new Map<string, NodePlace>()
  const add = (nodes: readonly AnyNode[], parent: string | null) => {
    for (const [place, node] of nodes.entries()) {
      index.set(node.id, { node, parent, index: place, siblings: nodes.length })
      if ('columns' in node) add(node.columns, node.id)
      else if ('blocks' in node) add(node.blocks, node.id)
    }
  }
  add(document.sections, null)
  indexes.set(document, index)
  return index
}

export const placeOf = (document: EmailDocument, id: string): NodePlace | undefined =>
  indexOf(document).get(id)

export const nodeOf = (document: EmailDocument, id: string): AnyNode | undefined =>
  placeOf(document, id)?.node

/** The node and the nodes around it, from the inside out. */
export function pathTo(document: EmailDocument, id: string): NodePlace[] {
  const place = placeOf(document, id)
  if (!place) return []
  return [place, ...(place.parent === null ? [] : pathTo(document, place.parent))]
}

/** The ids that exist, once each and in the document's order. */
export function inDocumentOrder(document: EmailDocument, ids: readonly string[]): string[] {
  const wanted = new Set(ids)
  return wanted.size === 0 ? [] : [...indexOf(document).keys()].filter((id) => wanted.has(id))
}

/** Without nodes that lie inside another one of the list: an operation on the outer one covers them. */
export function outermost(document: EmailDocument, ids: readonly string[]): string[] {
  const covered = new Set<string>()
  for (const id of ids) {
    const node = nodeOf(document, id)
    if (node) for (const inner of nodesIn(node)) if (inner !== node) covered.add(inner.id)
  }
  return inDocumentOrder(document, ids).filter((id) => !covered.has(id))
}
