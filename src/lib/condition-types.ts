/** The limits of a condition tree (SEG-2): groups within groups, and nodes in all, the outermost group included. */
export const CONDITION_TREE = { depthMax: 4, nodesMax: 50 } as const

/** How a value is compared: the contract's picklist and that of a mail's conditions read it here. */
export const conditionOperators = [
  'eq',
  'neq',
  'contains',
  'not_contains',
  'starts',
  'ends',
  'in',
  'not_in',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'is_true',
  'is_false',
  'within',
  'before',
  'after',
  'anniversary',
  'has_any',
  'has_all',
  'has_none',
  'is_set',
  'is_not_set',
] as const
export type ConditionOperator = (typeof conditionOperators)[number]

export type WindowUnit = 'hour' | 'day' | 'week' | 'month'

/**
 * A stretch of time, seen from now in the zone of the condition.
 * - `last` ends now, and `next` begins now; both ends count. An hour is 3600 s. Days, weeks and months go by the calendar:
 *   one day ago is the same wall time yesterday, even where that was 23 or 25 hours ago, and a month before 31 March is the
 *   last day of February. `next` is for dates that may lie ahead; nothing has happened in it, so events don't take it.
 * - `between` holds from `from` on, up to but without `to`.
 * - `before` and `after` hold strictly before and after `at`.
 * A date without a time is in a window that touches its day. Days such as 2026-01-15 may stand where moments do.
 */
export type TimeWindow =
  | { kind: 'any' }
  | { kind: 'last' | 'next'; value: number; unit: WindowUnit }
  | { kind: 'between'; from: string; to: string }
  | { kind: 'before' | 'after'; at: string }

export type Operand = string | number | boolean | string[] | number[] | TimeWindow

export interface Comparison {
  key: string
  op: ConditionOperator
  value?: Operand | undefined
}

interface Node {
  /** Unique in its tree: explanations and problems name nodes by it. */
  id: string
  /** A disabled node is as if it were not there. */
  disabled?: boolean | undefined
}

/** All, any or none of its children hold. A group without enabled children holds for everybody, whatever its `match`. */
export interface ConditionGroup extends Node {
  kind: 'group'
  match: 'all' | 'any' | 'none'
  children: ConditionNode[]
}

/**
 * A property of the contact, by the keys of its schema.
 * - What negates (neq, not_contains, not_in, has_none, is_not_set) is the exact opposite: whoever has no value is not equal.
 *   Only is_true and is_false both need a value.
 * - Texts are compared whatever their case and width, and nothing is trimmed. Empty texts and lists are not set.
 * - Numbers are between with both ends; dates as windows are, up to but without the end.
 * - `anniversary`: month and day lie in the window, whatever the year; without a window: they are today's.
 *   Someone born on 29 February has their day on the 28th where a year has no 29th.
 */
export interface PropertyCondition extends Node, Comparison {
  kind: 'property'
}

/** A subscription to the list, of that status if one is given, of any if not. */
export interface ListCondition extends Node {
  kind: 'list'
  op: 'in' | 'not_in'
  mailingListId: string
  status?: 'active' | 'pending' | 'unsubscribed' | undefined
}

/**
 * So many events of the type in the window (at least one, if no count is given); `did: false` is the exact opposite.
 * What lies after now has not happened, whatever the window, nor has what says no time.
 */
export interface EventCondition extends Node {
  kind: 'event'
  type: string
  did: boolean
  count?: { op: 'at_least' | 'at_most' | 'exactly'; value: number } | undefined
  window: TimeWindow
  /** What holds for the payload of each event that counts. */
  where?: Comparison[] | undefined
}

/** What can come of a campaign. */
export const campaignActivities = [
  'sent',
  'delivered',
  'opened',
  'clicked',
  'bounced',
  'unsubscribed',
] as const

/**
 * What became of the mails of a campaign, of any (`'any'`), or of any of the last N that this very contact was sent: who was
 * sent nothing lately has not ignored it. `link` is the exact address that was clicked.
 */
export interface CampaignCondition extends Node {
  kind: 'campaign'
  did: boolean
  activity: (typeof campaignActivities)[number]
  campaign: string | { lastN: number }
  link?: string | undefined
  window: TimeWindow
}

/** A form, or any (`'any'`), was submitted. */
export interface FormCondition extends Node {
  kind: 'form'
  did: boolean
  formId: string
  window: TimeWindow
}

/** Nobody is in a segment that is not known, or that contains itself over however many others. */
export interface SegmentCondition extends Node {
  kind: 'segment'
  op: 'in' | 'not_in'
  segmentId: string
}

/** Whoever was never sent anything has the score 0. */
export interface EngagementCondition extends Node {
  kind: 'engagement'
  op: 'gte' | 'lte'
  score: number
}

/** So many per cent of all contacts, the same ones for the same seed; those of 10 % are among those of 20 %. */
export interface RandomCondition extends Node {
  kind: 'random'
  percent: number
  seed: string
}

export type LeafCondition =
  | PropertyCondition
  | ListCondition
  | EventCondition
  | CampaignCondition
  | FormCondition
  | SegmentCondition
  | EngagementCondition
  | RandomCondition

/** The condition tree (SEG-1). */
export type ConditionNode = ConditionGroup | LeafCondition

/** A contact as conditions see it: a contact of the API is one. */
export interface ConditionContact {
  id: string
  email?: unknown
  name?: unknown
  locale?: unknown
  timezone?: unknown
  status?: unknown
  /** ISO, or a Date where contacts are looked at by the hundred thousand. */
  createdAt?: unknown
  /** By key; a function where computing all of them for one would be a waste. */
  properties: Readonly<Record<string, unknown>> | ((key: string) => unknown)
  /** A function answers the status that it has on a list, undefined where it is not on it. */
  subscriptions:
    | readonly { mailingListId: string; status: string }[]
    | ((mailingListId: string) => string | undefined)
  engagement?: { score: number } | undefined
  /** The segments it is in, where nobody knows their conditions. */
  segmentIds?: readonly string[] | undefined
}

export interface ConditionEvent {
  type: string
  /** ISO, or a Date. */
  occurredAt: string | Date
  payload?: Readonly<Record<string, unknown>> | undefined
  campaignId?: string | undefined
  formId?: string | undefined
}

/** Who is looked at. `events` are all of the contact's, in any order; a function answers those of a type when they are wanted. */
export interface ConditionCandidate {
  contact: ConditionContact
  events?: readonly ConditionEvent[] | ((type: string) => Iterable<ConditionEvent>) | undefined
}

/** Where and when it is looked. */
export interface ConditionContext {
  /** ms since 1970. */
  now: number
  /** IANA name of the zone whose calendar counts. */
  timezone: string
  /** What is known of a segment; not given: `segmentIds` of the contact say where it is in. */
  segments?: ((segmentId: string) => ConditionSegment | undefined) | undefined
}

/** Its conditions count in its own zone, and as of when it was last worked out (now, unless given). */
export interface ConditionSegment {
  conditions: ConditionNode
  timezone: string
  /** ms since 1970. */
  now?: number | undefined
}

export type ConditionSubject = ConditionCandidate & ConditionContext
