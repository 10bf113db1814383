import { eventsOf, placeOf, propertyReader, scoreOf, statusesOn } from './condition-contact.ts'
import { AT_LEAST_ONE, countingOf, countTest } from './condition-events.ts'
import { FOLLOWED, isDisabled, isNode, segmentsWithin } from './condition-nodes.ts'
import type { ConditionCandidate, ConditionContext, ConditionNode } from './condition-types.ts'
import { testOf } from './condition-values.ts'

/** Whether a candidate is found. */
export type Predicate = (candidate: ConditionCandidate) => boolean

const everybody: Predicate = () => true
const nobody: Predicate = () => false

/** Who is in a segment that stands so deep in the tree. */
type Members = (segmentId: string, depth: number) => Predicate | undefined

/**
 * A predicate for many candidates at the same time and place. A node that makes no sense holds for nobody; nothing throws.
 * Relative windows are fixed now: compile anew when time has passed.
 */
export function compile(condition: ConditionNode, context: ConditionContext): Predicate {
  const members = membersOf(context)
  return nodePredicate(condition, context, members, 0)
}

/** Whether the conditions hold for the subject. Pure: the time, the zone and the segments come with the subject. */
export const matches = (condition: ConditionNode, subject: ConditionCandidate & ConditionContext): boolean =>
  compile(condition, subject)(subject)

/** The predicate of one node, disabled or not, by the rules of its kind. */
function nodePredicate(
  node: ConditionNode,
  context: ConditionContext,
  members: Members,
  depth: number,
): Predicate {
  if (!isNode(node) || depth > FOLLOWED.deep) return nobody
  if (node.disabled === true) return everybody
  switch (node.kind) {
    case 'group': {
      if (!Array.isArray(node.children)) return nobody
      const children = node.children
        .filter((child) => !isDisabled(child))
        .toSorted((a, b) => costOf(a) - costOf(b))
        .map((child) => nodePredicate(child, context, members, depth + 1))
      if (children.length === 0) return everybody
      switch (node.match) {
        case 'all':
          return (candidate) => children.every((child) => child(candidate))
        case 'any':
          return (candidate) => children.some((child) => child(candidate))
        case 'none':
          return (candidate) => !children.some((child) => child(candidate))
        default:
          return nobody
      }
    }
    case 'property': {
      const read = propertyReader(node.key)
      const test = testOf(node.op, node.value, context)
      return ({ contact }) => test(read(contact))
    }
    case 'list': {
      const { mailingListId, status } = node
      return either(node.op, ({ contact }) =>
        statusesOn(contact, mailingListId).some((one) => status === undefined || one === status),
      )
    }
    case 'event':
    case 'campaign':
    case 'form': {
      const counts = countingOf(node, context)
      if (!counts) return nobody
      const { op, value } = node.kind === 'event' ? (node.count ?? AT_LEAST_ONE) : AT_LEAST_ONE
      if (!Number.isFinite(value)) return nobody
      const enough = op === 'at_least' ? value : value + 1
      const passes = countTest(op, value)
      if (!passes) return nobody
      return (candidate) => {
        let count = 0
        if (enough > 0) {
          const accepts = counts.of(candidate)
          for (const event of eventsOf(candidate, counts.type)) {
            if (accepts(event) && (count += 1) >= enough) break
          }
        }
        return passes(count) === node.did
      }
    }
    case 'segment':
      return either(node.op, members(node.segmentId, depth + 1) ?? nobody)
    case 'engagement': {
      const { op, score } = node
      if (typeof score !== 'number' || (op !== 'gte' && op !== 'lte')) return nobody
      return op === 'gte'
        ? ({ contact }) => scoreOf(contact) >= score
        : ({ contact }) => scoreOf(contact) <= score
    }
    case 'random': {
      const { percent, seed } = node
      if (typeof percent !== 'number' || typeof seed !== 'string') return nobody
      return ({ contact }) => placeOf(seed, contact.id) < percent
    }
    default:
      return nobody
  }
}

const either = (op: 'in' | 'not_in', isIn: Predicate): Predicate =>
  op === 'in' ? isIn : op === 'not_in' ? (candidate) => !isIn(candidate) : nobody

/** What is cheap to find out comes first: in a group the order makes no difference. */
function costOf(node: unknown): number {
  if (!isNode(node)) return 0
  switch (node.kind) {
    case 'random':
      return 1
    case 'property':
      if (node.key === 'status') return 0
      return isDated(node.op) ? 5 : 4
    case 'list':
      return 3
    case 'engagement':
      return 6
    case 'event':
    case 'form':
      return 7
    case 'campaign':
      return typeof node.campaign === 'string' ? 7 : 9
    case 'segment':
      return 20
    case 'group':
      return 10
    default:
      return 0
  }
}

const isDated = (op: unknown) => op === 'within' || op === 'before' || op === 'after' || op === 'anniversary'

/** Who is in which segment, each worked out once. */
function membersOf(context: ConditionContext): Members {
  const { segments } = context
  if (!segments) {
    return (segmentId) =>
      ({ contact }) =>
        contact.segmentIds?.includes(segmentId) ?? false
  }
  const known = new Map<string, Predicate>()
  const members: Members = (segmentId, depth) => {
    const before = known.get(segmentId)
    if (before) return before
    const segment = segments(segmentId)
    if (!segment || segmentsWithin(segmentId, segments).has(segmentId)) return undefined
    const { conditions, timezone, now = context.now } = segment
    const predicate = nodePredicate(conditions, { ...context, timezone, now }, members, depth)
    known.set(segmentId, predicate)
    return predicate
  }
  return members
}
