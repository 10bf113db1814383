import type { AnyNode, Block, Column, EmailDocument, Section } from '#mail/document'
import { isLeaf } from '#mail/operations/tree'

/** The parent of the sections. No node has an empty id. */
export const ROOT = ''

/** A document with its nodes side by side, so that a node can be moved without touching the others. */
export interface FlatMail {
  /** Every node by id. What is inside a node is said by `children`, not by the node. */
  nodes: Map<string, AnyNode>
  /** Ids of the nodes inside a parent, in order. */
  children: Map<string, readonly string[]>
  parents: Map<string, string>
}

export const childrenOf = (node: AnyNode): readonly AnyNode[] => {
  if ('columns' in node) return node.columns
  return 'blocks' in node ? node.blocks : []
}

export function flatten(document: EmailDocument): FlatMail {
  const flat: FlatMail = { nodes: new Map(), children: new Map(), parents: new Map() }
  const add = (nodes: readonly AnyNode[], parent: string) => {
    flat.children.set(
      parent,
      nodes.map(({ id }) => id),
    )
    for (const node of nodes) {
      flat.nodes.set(node.id, node)
      flat.parents.set(node.id, parent)
      add(childrenOf(node), node.id)
    }
  }
  add(document.sections, ROOT)
  return flat
}

/** The document again. Nodes in which nothing changed are the same objects as before. */
export function unflatten(document: EmailDocument, flat: FlatMail): EmailDocument {
  const inside = (parent: string): AnyNode[] =>
    (flat.children.get(parent) ?? []).flatMap((id) => flat.nodes.get(id) ?? [])
  const leaves = (node: AnyNode) => ('type' in node && node.type !== 'section' && isLeaf(node) ? [node] : [])
  const block = (node: AnyNode): Block[] => {
    if (!('type' in node) || node.type === 'section') return []
    if (!('blocks' in node)) return [node]
    const blocks = inside(node.id).flatMap(leaves)
    return [isSameList(blocks, node.blocks) ? node : { ...node, blocks }]
  }
  const column = (node: AnyNode): Column[] => {
    if ('type' in node) return []
    const blocks = inside(node.id).flatMap(block)
    return [isSameList(blocks, node.blocks) ? node : { ...node, blocks }]
  }
  const section = (node: AnyNode): Section[] => {
    if (!('columns' in node)) return []
    const columns = inside(node.id).flatMap(column)
    return [isSameList(columns, node.columns) ? node : { ...node, columns }]
  }
  const sections = inside(ROOT).flatMap(section)
  return isSameList(sections, document.sections) ? document : { ...document, sections }
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place])
