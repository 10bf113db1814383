import type {
  CampaignCondition,
  ConditionCandidate,
  ConditionContact,
  ConditionContext,
  ConditionEvent,
  ConditionNode,
  EventCondition,
  FormCondition,
  TimeWindow,
} from './condition-types.ts'
import { testOf, type ValueTest } from './condition-values.ts'
import { spanOf, timeOf, type Span } from './condition-window.ts'

/** Whether a candidate is found. */
export type Predicate = (candidate: ConditionCandidate) => boolean

/** Groups within groups and segments within segments that are followed; only what nobody may save is deeper. */
export const FOLLOWED = { deep: 256 } as const

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

export const isNode = (node: unknown): node is ConditionNode =>
  typeof node === 'object' && node !== null && 'kind' in node

export const isDisabled = (node: unknown): boolean => isNode(node) && node.disabled === true

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

/** Keys of the properties that stand in the contact itself. */
const ownKeys = {
  email: 'email',
  name: 'name',
  locale: 'locale',
  timezone: 'timezone',
  status: 'status',
  created_at: 'createdAt',
} as const
const isOwnKey = (key: string): key is keyof typeof ownKeys => Object.hasOwn(ownKeys, key)

/** Reads the property of a key; none from a prototype. */
export function propertyReader(key: string): (contact: ConditionContact) => unknown {
  if (typeof key !== 'string') return () => undefined
  if (isOwnKey(key)) {
    const own = ownKeys[key]
    return (contact) => contact[own]
  }
  return ({ properties }) => (typeof properties === 'function' ? properties(key) : ownValue(properties, key))
}

export const ownValue = (record: Readonly<Record<string, unknown>> | undefined, key: string): unknown =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** The statuses that a contact has on a list; none: it is not on it. */
export function statusesOn({ subscriptions }: ConditionContact, mailingListId: string): readonly string[] {
  if (typeof subscriptions === 'function') {
    const status = subscriptions(mailingListId)
    return status === undefined ? [] : [status]
  }
  return subscriptions.filter((one) => one.mailingListId === mailingListId).map(({ status }) => status)
}

export const scoreOf = ({ engagement }: ConditionContact): number => engagement?.score ?? 0

/** The contact's events of a type. */
export function eventsOf({ events }: ConditionCandidate, type: string): Iterable<ConditionEvent> {
  if (typeof events === 'function') return events(type)
  return Array.isArray(events) ? events.filter((event: ConditionEvent) => event.type === type) : []
}

/** Which events count for a condition. */
export interface Counting {
  /** The type that they have. */
  type: string
  /** Whether it is about this event at all, whenever that was; for the candidate whose event it is. */
  about: (candidate: ConditionCandidate) => (event: ConditionEvent) => boolean
  /** Whether it counts. */
  of: (candidate: ConditionCandidate) => (event: ConditionEvent) => boolean
}

export const AT_LEAST_ONE = { op: 'at_least', value: 1 } as const

export function countTest(op: string, value: number): ((count: number) => boolean) | undefined {
  switch (op) {
    case 'at_least':
      return (count) => count >= value
    case 'at_most':
      return (count) => count <= value
    case 'exactly':
      return (count) => count === value
    default:
      return undefined
  }
}

const all = () => true

export function countingOf(
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): Counting | undefined {
  const span = pastSpanOf(node.window, context)
  const subject = subjectOf(node, context)
  if (!span || !subject || typeof node.did !== 'boolean') return undefined
  const isInTime = ({ occurredAt }: ConditionEvent) => {
    const time = timeOf(occurredAt, context.timezone)
    return time !== undefined && time >= span.from && time < span.until
  }
  return {
    ...subject,
    of(candidate) {
      const isAbout = subject.about(candidate)
      return (event) => isInTime(event) && isAbout(event)
    },
  }
}

/** The part of a window that lies in the past, where alone things have happened. */
export function pastSpanOf(window: TimeWindow, context: ConditionContext): Span | undefined {
  const span = spanOf(window, context)
  if (!span || !Number.isFinite(context.now)) return span
  return { ...span, until: Math.min(span.until, context.now + 1) }
}

/** What the events are that a condition is about. */
function subjectOf(
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): Pick<Counting, 'type' | 'about'> | undefined {
  switch (node.kind) {
    case 'event': {
      const where = node.where ?? []
      if (!Array.isArray(where) || where.some((one) => typeof one?.key !== 'string')) return undefined
      const tests = where.map(({ key, op, value }): [string, ValueTest] => [key, testOf(op, value, context)])
      const about = ({ payload }: ConditionEvent) =>
        tests.every(([key, test]) => test(ownValue(payload, key)))
      return { type: node.type, about: () => about }
    }
    case 'form': {
      const { formId } = node
      return {
        type: 'form.submitted',
        about: () => (formId === 'any' ? all : (event) => event.formId === formId),
      }
    }
    case 'campaign': {
      const { campaign, link } = node
      const isLink = link === undefined ? all : ({ payload }: ConditionEvent) => payload?.['url'] === link
      const isOf = campaignTest(campaign, context)
      return (
        isOf && {
          type: `email.${node.activity}`,
          about(candidate) {
            const fits = isOf(candidate)
            return (event) => fits(event) && isLink(event)
          },
        }
      )
    }
  }
}

function campaignTest(
  campaign: unknown,
  context: ConditionContext,
): ((candidate: ConditionCandidate) => (event: ConditionEvent) => boolean) | undefined {
  if (campaign === 'any') return () => (event) => event.campaignId !== undefined
  if (typeof campaign === 'string') return () => (event) => event.campaignId === campaign
  if (typeof campaign !== 'object' || campaign === null || !('lastN' in campaign)) return undefined
  const { lastN } = campaign
  if (typeof lastN !== 'number' || !(lastN >= 0)) return undefined
  return (candidate) => {
    const last = lastCampaigns(candidate, lastN, context)
    return ({ campaignId }) => campaignId !== undefined && last.has(campaignId)
  }
}

/** The last campaigns that the contact was sent until now. */
function lastCampaigns(
  candidate: ConditionCandidate,
  count: number,
  { now, timezone }: ConditionContext,
): ReadonlySet<string> {
  const sentAt = new Map<string, number>()
  for (const { campaignId, occurredAt } of eventsOf(candidate, 'email.sent')) {
    const time = timeOf(occurredAt, timezone)
    if (campaignId === undefined || time === undefined || time > now) continue
    sentAt.set(campaignId, Math.max(sentAt.get(campaignId) ?? -Infinity, time))
  }
  const newest = [...sentAt].sort(([idA, a], [idB, b]) => b - a || (idA < idB ? -1 : 1))
  return new Set(newest.slice(0, count).map(([id]) => id))
}

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
    if (!segment || containsItself(segmentId, segments)) return undefined
    const { conditions, timezone, now = context.now } = segment
    const predicate = nodePredicate(conditions, { ...context, timezone, now }, members, depth)
    known.set(segmentId, predicate)
    return predicate
  }
  return members
}

type Segments = NonNullable<ConditionContext['segments']>

/** Whether a segment contains itself, over however many others. */
export function containsItself(segmentId: string, segments: Segments): boolean {
  const seen = new Set<string>()
  const waiting = segmentsIn(segments(segmentId)?.conditions)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === segmentId) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...segmentsIn(segments(next)?.conditions))
  }
  return false
}

/** The segments that a tree names in what is not disabled. */
export function segmentsIn(condition: ConditionNode | undefined): string[] {
  return enabledNodes(condition).flatMap((node) => (node.kind === 'segment' ? [node.segmentId] : []))
}

function enabledNodes(condition: unknown): ConditionNode[] {
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

/** Where a contact stands among all, from 0 up to but without 100: evenly spread, and another place for another seed. */
export function placeOf(seed: string, contactId: string): number {
  // FNV-1a, its bits then mixed as MurmurHash3 does: ids that follow each other must not stand beside each other.
  let hash = 0x811c9dc5
  const text = `${seed}\n${contactId}`
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
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
