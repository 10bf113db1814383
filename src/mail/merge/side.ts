import {
  encodeDocument,
  nodesIn,
  type AnyNode,
  type Block,
  type Column,
  type EmailDocument,
  type Section,
} from '#mail/document'

/** What is merged as one: a section with its columns' widths, or a block; what is inside is merged by itself. */
export type Unit = Section | Block

export interface Entry {
  node: Unit
  /** The key of a column, or the id of a container or repeat; null for sections. */
  parent: string | null
  /** The unit without what is inside it, as a text that equal units share. */
  own: string
  /** The ids and widths of a section's columns, as such a text; '' for blocks. */
  layout: string
}

/** One version of a document, prepared for comparing. */
export interface Side {
  document: EmailDocument
  units: ReadonlyMap<string, Entry>
  /** Ids of the units inside a column (by its key), container or repeat, or of the sections (null), in their order. */
  children: ReadonlyMap<string | null, readonly string[]>
  /** The section of each column, by the column's key. */
  sectionOf: ReadonlyMap<string, string>
}

/** What a column is known by: two versions may use one id for a column and for a block. */
export const columnKey = ({ id }: Pick<Column, 'id'>): string => `column ${id}`

/** Looks at a document unit by unit. Texts are canonical: the order of keys is no difference. */
export function sideOf(document: EmailDocument): Side {
  const units = new Map<string, Entry>()
  const children = new Map<string | null, string[]>()
  const sectionOf = new Map<string, string>()
  const canonical = new Map<string, AnyNode>()
  for (const section of encodeDocument(document).sections)
    for (const node of nodesIn(section)) canonical.set(node.id, node)

  const add = (nodes: readonly Unit[], parent: string | null) => {
    children.set(
      parent,
      nodes.map(({ id }) => id),
    )
    for (const node of nodes) {
      units.set(node.id, {
        node,
        parent,
        own: ownText(canonical.get(node.id) ?? node),
        layout: node.type === 'section' ? layoutText(node) : '',
      })
      if (node.type === 'section') {
        for (const column of node.columns) {
          sectionOf.set(columnKey(column), node.id)
          add(column.blocks, columnKey(column))
        }
      } else if ('blocks' in node) add(node.blocks, node.id)
    }
  }
  add(document.sections, null)
  return { document, units, children, sectionOf }
}

const ownText = (node: AnyNode): string =>
  JSON.stringify(Object.entries(node).filter(([key]) => key !== 'columns' && key !== 'blocks'))

const layoutText = ({ columns }: Section): string =>
  JSON.stringify(columns.map(({ id, width }) => [id, width]))

/** The ids of all units inside a unit, the outer before the inner. */
export function unitsInside(side: Side, id: string): string[] {
  return childrenOf(side, id).flatMap((child) => [child, ...unitsInside(side, child)])
}

/** The ids of the units right inside a unit. */
export function childrenOf({ children, units }: Side, id: string): readonly string[] {
  const node = units.get(id)?.node
  const parents = node?.type === 'section' ? node.columns.map(columnKey) : [id]
  return parents.flatMap((parent) => children.get(parent) ?? [])
}
