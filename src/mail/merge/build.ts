import { newId, withNewIds, type Block, type Column, type Section } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import { isLeaf } from '#mail/operations/tree'
import type { Fate, Fates, Sides } from './fates.ts'
import { mergedOrder } from './order.ts'
import { columnKey } from './side.ts'

/** Puts what is kept together again, each unit in its place and in its order. */
export function buildSections(sides: Sides, { kept, twice }: Fates): Section[] {
  const loose: string[] = []
  const members = membersOf(sides, kept, loose)

  const inOrder = (parent: string | null): string[] => {
    const idsOf = (side: 'base' | 'mine' | 'theirs') => sides[side].children.get(parent) ?? []
    return mergedOrder(members.get(parent) ?? new Set(), idsOf('base'), idsOf('mine'), idsOf('theirs'))
  }
  const blockOf = (id: string): Block[] => {
    const node = kept.get(id)?.own.node
    if (!node || node.type === 'section') return []
    if (!isLeaf(node)) {
      const blocks = inOrder(id).flatMap(blockOf).filter(isLeaf)
      return [isSame(blocks, node.blocks) ? node : { ...node, blocks }]
    }
    const other = twice.has(id) ? sides.theirs.units.get(id)?.node : undefined
    return [node, ...(other && other.type !== 'section' ? [withNewIds(other)] : [])]
  }
  const columnOf = (column: Column): Column => {
    const blocks = inOrder(columnKey(column)).flatMap(blockOf)
    return isSame(blocks, column.blocks) ? column : { ...column, blocks }
  }
  const sections = inOrder(null).flatMap((id): Section[] => {
    const fate = kept.get(id)
    const node = fate?.own.node
    const layout = fate?.layout.node
    if (node?.type !== 'section' || layout?.type !== 'section') return []
    const columns = layout.columns.map(columnOf)
    return [isSame(columns, node.columns) ? node : { ...node, columns }]
  })
  // A place for what one side moved or added while the other removed every section.
  const blocks = loose.flatMap(blockOf)
  return blocks.length === 0 ? sections : [...sections, sectionOf(blocks)]
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place])

const sectionOf = (blocks: Block[]): Section => ({
  type: 'section',
  id: newId(),
  gap: 0,
  stack: 'ltr',
  valign: 'top',
  columns: [{ id: newId(), width: MAIL.columnShares, blocks }],
})

/** What each column, container and repeat holds, and the sections (null). What finds no place goes to `loose`. */
function membersOf(
  { mine, theirs }: Sides,
  kept: ReadonlyMap<string, Fate>,
  loose: string[],
): ReadonlyMap<string | null, ReadonlySet<string>> {
  const columns = new Set<string>()
  const lastColumn = new Map<string, string>()
  for (const [id, { layout }] of kept) {
    if (layout.node.type !== 'section') continue
    for (const column of layout.node.columns) columns.add(columnKey(column))
    const last = layout.node.columns.at(-1)
    if (last) lastColumn.set(id, columnKey(last))
  }
  /** The place, or the nearest one around it that is left. */
  const hostOf = (parent: string | null, node: Block, tried: readonly string[] = []): string | undefined => {
    // Each version may hold what holds it in the other.
    if (parent === null || tried.includes(parent)) return undefined
    if (columns.has(parent)) return parent
    const holder = kept.get(parent)?.own.node
    if (holder && 'blocks' in holder && isLeaf(node)) return parent
    for (const side of [mine, theirs]) {
      const section = side.sectionOf.get(parent)
      const column = section === undefined ? undefined : lastColumn.get(section)
      if (column !== undefined) return column
      const around = side.units.get(parent)
      const host = around && hostOf(around.parent, node, [...tried, parent])
      if (host !== undefined) return host
    }
    return undefined
  }

  const members = new Map<string | null, Set<string>>()
  const add = (parent: string | null, id: string) => {
    const known = members.get(parent) ?? new Set()
    members.set(parent, known.add(id))
  }
  for (const [id, { own, parent }] of kept) {
    const { node } = own
    if (node.type === 'section') {
      add(null, id)
      continue
    }
    const places = [parent, mine.units.get(id)?.parent, theirs.units.get(id)?.parent]
    const host = places.map((place) => hostOf(place ?? null, node)).find((place) => place !== undefined)
    const last = host ?? [...lastColumn.values()].at(-1)
    if (last === undefined) loose.push(id)
    else add(last, id)
  }
  return members
}
