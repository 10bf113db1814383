import type { AnyNode, Block, EmailDocument, Section } from './schema.ts'

/** Each node from top to bottom, the outer before the inner. */
export function* nodesOf(sections: readonly Section[]): Generator<AnyNode> {
  for (const section of sections) yield* nodesIn(section)
}

/** A node and all nodes inside it. */
export function* nodesIn(one: AnyNode): Generator<AnyNode> {
  yield one
  if ('columns' in one) for (const column of one.columns) yield* nodesIn(column)
  else if ('blocks' in one) for (const block of one.blocks) yield* nodesIn(block)
}

/** Each block from top to bottom, those inside containers and repeats after their parent. */
export function* blocksOf(document: EmailDocument): Generator<Block> {
  for (const one of nodesOf(document.sections)) if ('type' in one && one.type !== 'section') yield one
}

export function hasUniqueIds(sections: readonly Section[]): boolean {
  const seen = new Set<string>()
  for (const { id } of nodesOf(sections)) {
    if (seen.has(id)) return false
    seen.add(id)
  }
  return true
}

/** What every reader sees: without parts that have a condition, and without repeats, which show nothing to some. */
export function shownToAll(document: EmailDocument): EmailDocument {
  const shown = <Node extends Section | Block>(nodes: readonly Node[]): Node[] =>
    nodes.filter(({ type, visibleIf }) => type !== 'repeat' && visibleIf === undefined)
  const blocksOfAll = (blocks: readonly Block[]): Block[] =>
    shown(blocks).map((one) => (one.type === 'container' ? { ...one, blocks: shown(one.blocks) } : one))
  return {
    ...document,
    sections: shown(document.sections).map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({ ...column, blocks: blocksOfAll(column.blocks) })),
    })),
  }
}
