import type { ConditionContext, ConditionNode } from './condition-types.ts'

/** Groups within groups and segments within segments that are followed; only what nobody may save is deeper. */
export const FOLLOWED = { deep: 256 } as const

export const isNode = (node: unknown): node is ConditionNode =>
  typeof node === 'object' && node !== null && 'kind' in node

export const isDisabled = (node: unknown): boolean => isNode(node) && node.disabled === true

type Segments = NonNullable<ConditionContext['segments']>

/** The segments that a segment names, and that those name, and so on: itself among them, if it contains itself. */
export function segmentsWithin(segmentId: string, segments: Segments): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = segmentsIn(segments(segmentId)?.conditions)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...segmentsIn(segments(next)?.conditions))
  }
  return seen
}

/** The segments that a tree names in what is not disabled. */
export function segmentsIn(condition: ConditionNode | undefined): string[] {
  return enabledNodes(condition).flatMap((node) => (node.kind === 'segment' ? [node.segmentId] : []))
}

export function enabledNodes(condition: unknown): ConditionNode[] {
  const found: ConditionNode[] = []
  const waiting: [node: unknown, depth: number][] = [[condition, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (!isNode(node) || node.disabled === true || depth > FOLLOWED.deep) continue
    found.push(node)
    if (node.kind === 'group' && Array.isArray(node.children))
      for (const child of node.children) waiting.push([child, depth + 1])
  }
  return found
}

/**
 * Whether the answer may be another one at another time although nobody changed anything: relative windows move, and events
 * come.
 */
export const dependsOnTime = (condition: ConditionNode): boolean =>
  enabledNodes(condition).some(
    (node) =>
      node.kind === 'event' ||
      node.kind === 'campaign' ||
      node.kind === 'form' ||
      (node.kind === 'property' && (node.op === 'within' || node.op === 'anniversary')),
  )
