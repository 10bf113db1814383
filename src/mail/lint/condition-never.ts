import type { Visibility, VisibilityNode } from '#mail/document'

type Leaf = Exclude<VisibilityNode, Visibility>

/**
 * Whether nobody can meet all of these conditions at once. Says so only where it is certain: two comparisons of one
 * property that exclude each other, or being in and not in the same list or segment.
 */
export const neverHolds = (conditions: readonly VisibilityNode[]): boolean => {
  const all = conditions.flatMap(conjuncts)
  return all.some(isImpossible) || contradicts(all.flatMap((one) => (one.kind === 'group' ? [] : [one])))
}

/** What has to hold each by itself; groups of which one child is enough stay as they are. */
function conjuncts(node: VisibilityNode): VisibilityNode[] {
  if (node.disabled === true) return []
  return node.kind === 'group' && node.match === 'all' ? node.children.flatMap(conjuncts) : [node]
}

function isImpossible(node: VisibilityNode): boolean {
  if (node.kind !== 'group' || node.match !== 'any') return false
  const children = node.children.filter(({ disabled }) => disabled !== true)
  return children.length > 0 && children.every((child) => neverHolds([child]))
}

const opposites: readonly (readonly [string, string])[] = [
  ['is_set', 'is_not_set'],
  ['is_true', 'is_false'],
  ['is_true', 'is_not_set'],
  ['is_false', 'is_not_set'],
]

function contradicts(leaves: readonly Leaf[]): boolean {
  return leaves.some((one, place) => leaves.slice(place + 1).some((other) => exclude(one, other)))
}

function exclude(one: Leaf, other: Leaf): boolean {
  if (one.kind === 'list' && other.kind === 'list')
    return one.mailingListId === other.mailingListId && one.status === other.status && one.op !== other.op
  if (one.kind === 'segment' && other.kind === 'segment')
    return one.segmentId === other.segmentId && one.op !== other.op
  if (one.kind !== 'property' || other.kind !== 'property' || one.key !== other.key) return false
  const isOpposite = opposites.some(
    ([first, second]) =>
      (one.op === first && other.op === second) || (one.op === second && other.op === first),
  )
  if (isOpposite) return true
  if (typeof one.value === 'number' && typeof other.value === 'number') {
    const low = Math.max(lowest(one.op, one.value), lowest(other.op, other.value))
    const high = Math.min(highest(one.op, one.value), highest(other.op, other.value))
    const isOpen = [one, other].some(
      ({ op, value }) => (op === 'gt' && value === low) || (op === 'lt' && value === high),
    )
    return low > high || (low === high && isOpen)
  }
  return one.op === 'eq' && other.op === 'eq' && areOtherTexts(one.value, other.value)
}

const lowest = (op: string, value: number) => (['eq', 'gt', 'gte'].includes(op) ? value : -Infinity)
const highest = (op: string, value: number) => (['eq', 'lt', 'lte'].includes(op) ? value : Infinity)

/** Texts are compared whatever their case and width, so only the plainest are certain to differ. */
const areOtherTexts = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  /^[a-z0-9]+$/i.test(one) &&
  /^[a-z0-9]+$/i.test(other) &&
  one.toLowerCase() !== other.toLowerCase()
