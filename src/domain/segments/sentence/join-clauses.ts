import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'

/** A clause, and the word before it; 'plain' is a comma or none. */
export interface JoinedItem {
  node: ConditionNode
  joint: 'and' | 'or' | 'plain'
}

/**
 * Clauses in one group, or in several where 'and' and 'or' are mixed. What then may be meant is asked: 'A, B or C' may be
 * any of the three, or A and one of the others.
 */
export function joinClauses(
  items: readonly JoinedItem[],
  ask: (options: ConditionNode[]) => ConditionNode,
): ConditionNode | undefined {
  const nodes = items.map(({ node }) => node)
  if (nodes.length <= 1) return nodes[0]
  const joints = items.slice(1).map(({ joint }) => joint)
  if (!joints.includes('or')) return group('all', nodes)
  if (joints.every((joint) => joint === 'or')) return group('any', nodes)
  const options = [
    ...(joints.includes('and') || joints.indexOf('or') !== joints.length - 1 ? [] : [group('any', nodes)]),
    split(items, 'any', ({ joint }) => joint === 'or'),
    split(items, 'all', ({ joint }) => joint !== 'or'),
  ]
  const [first] = options
  return first && options.length > 1 ? ask(options) : first
}

function split(
  items: readonly JoinedItem[],
  match: 'all' | 'any',
  isCut: (item: JoinedItem) => boolean,
): ConditionNode {
  const parts: ConditionNode[][] = []
  for (const item of items) {
    const last = parts.at(-1)
    if (!last || isCut(item)) parts.push([item.node])
    else last.push(item.node)
  }
  const inner = match === 'all' ? 'any' : 'all'
  return group(
    match,
    parts.map((part) => (part.length === 1 && part[0] ? part[0] : group(inner, part))),
  )
}

/** Groups that are joined in the same way are one. */
function group(match: 'all' | 'any', nodes: readonly ConditionNode[]): ConditionGroup {
  const children = nodes.flatMap((node) =>
    node.kind === 'group' && node.match === match && node.children.length > 0 ? node.children : [node],
  )
  return { id: '', kind: 'group', match, children }
}
