import { DAY } from './duration.ts'
import { compile } from './condition-compile.ts'
import { eventsOf, ownValue, placeOf, propertyReader, scoreOf, statusesOn } from './condition-contact.ts'
import { AT_LEAST_ONE, countingOf, pastSpanOf } from './condition-events.ts'
import { FOLLOWED, isNode } from './condition-nodes.ts'
import type {
  CampaignCondition,
  Comparison,
  ConditionEvent,
  ConditionNode,
  ConditionOperator,
  ConditionSubject,
  EventCondition,
  FormCondition,
} from './condition-types.ts'
import { anniversaryDays, dateSpanOf, dayOfYear, isSet, rangeOf, testOf } from './condition-values.ts'
import { edgeOf, timeOf, type Span } from './condition-window.ts'
import { dayAt, readDate } from './zoned-time.ts'

/** What a node found of the contact. */
export type Found =
  | { kind: 'value'; value: unknown }
  /** The statuses that the contact has on the list; none: it is not on it. */
  | { kind: 'list'; statuses: string[] }
  /** Events that counted, and when the newest of the type was, whether it counted or not. */
  | { kind: 'events'; count: number; lastAt?: string }
  | { kind: 'segment'; isIn: boolean }
  | { kind: 'score'; score: number }
  /** Where the contact stands among all, 0 to 100. */
  | { kind: 'place'; percent: number }

/** How far it is from passing, in a form that any language can say. */
export type NearestMiss =
  /** There is no value, but there should be one. */
  | { kind: 'unset' }
  /** There is a value, but there should be none. */
  | { kind: 'set' }
  /** What would have to be added to the number; 0 where it stands on a border that is not included. */
  | { kind: 'number'; by: number }
  /** How much later the time would have to be, in ms; negative: earlier. */
  | { kind: 'time'; by: number }
  /** The same for days of the calendar; of an anniversary: in how many days it is next. */
  | { kind: 'days'; by: number }
  /** Options that would have to be there too. */
  | { kind: 'missing'; parts: (string | number | boolean)[] }
  /** Options that would have to go. */
  | { kind: 'present'; parts: (string | number | boolean)[] }
  /** How many more events there would have to be; negative: fewer. `closest` is the one that nearly counted. */
  | { kind: 'count'; by: number; closest?: NearEvent }

/** An event that does not count: how much later it would have to be, and what its payload says otherwise. */
export interface NearEvent {
  at: string
  by?: number
  failed: { key: string; actual: unknown }[]
}

/** A node of the condition, with whether it holds and why not. */
export interface Explanation {
  id: string
  kind: ConditionNode['kind']
  passed: boolean
  /** It is as if it were not there. */
  disabled?: true
  /** In the order of the condition. */
  children?: Explanation[]
  actual?: Found
  /** Only where it did not pass, and where there is a nearest. */
  nearest?: NearestMiss
  /** The conditions of the segment that it names; those of segments within that one are not told. */
  within?: Explanation
}

/** Tells of each node of a condition whether it holds for the subject, what was found, and how far it is from holding. */
export function explain(condition: ConditionNode, subject: ConditionSubject): Explanation {
  return explained(condition, subject, true, 0)
}

function explained(
  node: ConditionNode,
  subject: ConditionSubject,
  isOuter: boolean,
  depth: number,
): Explanation {
  if (!isNode(node) || depth > FOLLOWED.deep) return { id: '', kind: 'group', passed: false }
  const { id, kind } = node
  const told: Explanation = { id, kind, passed: compile(node, subject)(subject) }
  if (node.disabled === true) told.disabled = true
  if (node.kind === 'group') {
    if (Array.isArray(node.children))
      told.children = node.children.map((child) => explained(child, subject, isOuter, depth + 1))
    return told
  }
  const { actual, nearest } = found(node, subject)
  if (actual) told.actual = actual
  if (nearest && !told.passed) told.nearest = nearest
  if (node.kind === 'segment' && isOuter) {
    const segment = subject.segments?.(node.segmentId)
    if (segment) {
      const { conditions, timezone, now = subject.now } = segment
      told.within = explained(conditions, { ...subject, timezone, now }, false, 0)
    }
  }
  return told
}

type Leaf = Exclude<ConditionNode, { kind: 'group' }>

function found(node: Leaf, subject: ConditionSubject): { actual?: Found; nearest?: NearestMiss | undefined } {
  const { contact } = subject
  switch (node.kind) {
    case 'property': {
      const value = propertyReader(node.key)(contact)
      return { actual: { kind: 'value', value }, nearest: nearestValue(node, value, subject) }
    }
    case 'list': {
      const statuses = [...statusesOn(contact, node.mailingListId)]
      return { actual: { kind: 'list', statuses } }
    }
    case 'event':
    case 'campaign':
    case 'form':
      return happened(node, subject)
    case 'segment': {
      const isIn = compile({ ...node, op: 'in', disabled: false }, subject)(subject)
      return { actual: { kind: 'segment', isIn } }
    }
    case 'engagement': {
      const score = scoreOf(contact)
      return { actual: { kind: 'score', score }, nearest: numberMiss(node.score, score) }
    }
    case 'random': {
      if (typeof node.seed !== 'string') return {}
      const percent = placeOf(node.seed, contact.id)
      return { actual: { kind: 'place', percent }, nearest: numberMiss(node.percent, percent) }
    }
    default:
      return {}
  }
}

function nearestValue(
  { op, value: operand }: Comparison,
  value: unknown,
  subject: ConditionSubject,
): NearestMiss | undefined {
  if (op === 'is_not_set') return { kind: 'set' }
  if (op === 'has_any' || op === 'has_all') return { kind: 'missing', parts: partsOf(operand, value, false) }
  if (op === 'has_none' || op === 'not_in') return { kind: 'present', parts: partsOf(operand, value, true) }
  if (!isSet(value)) return { kind: 'unset' }
  if (op === 'anniversary') return nearestAnniversary(operand, value, subject)
  if (typeof value === 'number') return nearestNumber(op, operand, value)
  const span = dateSpanOf(operand, op, subject)
  return span && nearestDate(value, span, subject.timezone)
}

/** What of the operand is among the values, or is not. */
function partsOf(operand: unknown, value: unknown, isThere: boolean): (string | number | boolean)[] {
  if (!Array.isArray(operand)) return []
  const values = testOf('in', Array.isArray(value) ? value : [value], { now: 0, timezone: 'UTC' })
  return operand.filter((part) => values(part) === isThere)
}

function nearestNumber(op: ConditionOperator, operand: unknown, value: number): NearestMiss | undefined {
  const range = op === 'between' ? rangeOf(operand) : undefined
  if (range) return { kind: 'number', by: (value < range[0] ? range[0] : range[1]) - value }
  if (op === 'in' && Array.isArray(operand)) {
    const ways = operand.filter((one) => typeof one === 'number').map((one) => one - value)
    const [by] = ways.sort((a, b) => Math.abs(a) - Math.abs(b))
    return by === undefined ? undefined : { kind: 'number', by }
  }
  return op === 'neq' ? undefined : numberMiss(operand, value)
}

const numberMiss = (wanted: unknown, value: number): NearestMiss | undefined =>
  typeof wanted === 'number' ? { kind: 'number', by: wanted - value } : undefined

function nearestDate(value: unknown, span: Span, timezone: string): NearestMiss | undefined {
  const read = readDate(value)
  if (!read) return undefined
  if ('day' in read) return { kind: 'days', by: distanceTo(span.fromDay, span.untilDay, read.day) }
  const time = edgeOf(value, timezone)?.time
  return time === undefined ? undefined : { kind: 'time', by: distanceTo(span.from, span.until, time) }
}

/** What must be added to get from a whole number into [from, until). */
const distanceTo = (from: number, until: number, at: number) =>
  at < from ? from - at : at >= until ? until - 1 - at : 0

function nearestAnniversary(
  operand: unknown,
  value: unknown,
  subject: ConditionSubject,
): NearestMiss | undefined {
  const own = dayOfYear(value, subject.timezone)
  const today = dayAt(subject.now, subject.timezone)
  if (own === undefined || today === undefined || !anniversaryDays(operand, subject)) return undefined
  for (let by = 0; by <= 366; by += 1) {
    // Asked as the condition asks, so that the 29th of February is where it puts it.
    const days = anniversaryDays({ kind: 'any' }, { now: (today + by) * DAY, timezone: 'UTC' })
    if (days?.has(own)) return { kind: 'days', by }
  }
  return undefined
}

function happened(
  node: EventCondition | CampaignCondition | FormCondition,
  subject: ConditionSubject,
): { actual?: Found; nearest?: NearestMiss } {
  const counting = countingOf(node, subject)
  const span = pastSpanOf(node.window, subject)
  if (!counting || !span) return {}
  const counts = counting.of(subject)
  const isAbout = counting.about(subject)
  let count = 0
  let lastAt: number | undefined
  let closest: { by: number; time: number; failed: NearEvent['failed'] } | undefined
  for (const event of eventsOf(subject, counting.type)) {
    const time = timeOf(event.occurredAt, subject.timezone)
    if (time === undefined || time > subject.now) continue
    // For a campaign or a form only what is about it is of interest; an event may differ in what its payload says.
    if (node.kind !== 'event' && !isAbout(event)) continue
    lastAt = Math.max(lastAt ?? -Infinity, time)
    if (counts(event)) {
      count += 1
      continue
    }
    const failed = node.kind === 'event' ? failedOf(node, event, subject) : []
    const by = distanceTo(span.from, span.until, time)
    const isCloser =
      !closest ||
      failed.length < closest.failed.length ||
      (failed.length === closest.failed.length && Math.abs(by) < Math.abs(closest.by))
    if (isCloser) closest = { by, time, failed }
  }
  const by = missingEvents(node, count)
  const near = closest && isoOf(closest.time)
  const last = lastAt === undefined ? undefined : isoOf(lastAt)
  return {
    actual: { kind: 'events', count, ...(last !== undefined && { lastAt: last }) },
    nearest: {
      kind: 'count',
      by,
      ...(by > 0 &&
        closest &&
        near !== undefined && {
          closest: { at: near, ...(closest.by !== 0 && { by: closest.by }), failed: closest.failed },
        }),
    },
  }
}

const failedOf = ({ where }: EventCondition, { payload }: ConditionEvent, subject: ConditionSubject) =>
  (where ?? []).flatMap((one) => {
    const actual = ownValue(payload, one.key)
    return testOf(one.op, one.value, subject)(actual) ? [] : [{ key: one.key, actual }]
  })

/** How many more events it would take; negative: fewer. */
function missingEvents(node: EventCondition | CampaignCondition | FormCondition, count: number): number {
  const { op, value } = node.kind === 'event' ? (node.count ?? AT_LEAST_ONE) : AT_LEAST_ONE
  if (node.did) return value - count
  // The opposite: fewer than so many, more than so many, any number but this one.
  return op === 'at_least' ? value - 1 - count : op === 'at_most' ? value + 1 - count : 1
}

const isoOf = (time: number): string | undefined => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
