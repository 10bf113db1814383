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
