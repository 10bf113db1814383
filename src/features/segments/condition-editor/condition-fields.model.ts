import type { SchemaProperty } from '#api/schemas'
import { isSegmentEvent } from '#domain/segments/segment-events'
import { segmentOf } from '#features/segments/sentence'
import {
  operatorsOf,
  type Comparison,
  type ConditionOperator,
  type ConditionValueType,
  type EventCondition,
  type LeafCondition,
  type Operand,
  type TimeWindow,
} from '#lib/condition-tree'

/** What a condition can be about besides the properties of contacts, in the order in which it is offered. */
export const conditionKinds = [
  'property',
  'list',
  'event',
  'campaign',
  'form',
  'segment',
  'engagement',
  'random',
] as const

export type ConditionKind = (typeof conditionKinds)[number]

/** What a condition is about, as one choice: 'property:city', 'event:page_view', 'list'. */
export function fieldOf(node: LeafCondition): string {
  if (node.kind === 'property') return node.key === '' ? '' : `property:${node.key}`
  if (node.kind === 'event') return node.type === '' ? '' : `event:${node.type}`
  return node.kind
}

const LAST_MONTH: TimeWindow = { kind: 'last', value: 30, unit: 'day' }
const ANY_TIME: TimeWindow = { kind: 'any' }

/** A condition of a kind, to be filled in. Until then it is invalid wherever nothing sensible can be guessed. */
export function newCondition(kind: ConditionKind, id: string): LeafCondition {
  switch (kind) {
    case 'property':
      return { id, kind, key: '', op: 'eq' }
    case 'list':
      return { id, kind, op: 'in', mailingListId: '', status: 'active' }
    case 'event':
      return { id, kind, type: '', did: true, window: LAST_MONTH }
    case 'campaign':
      return { id, kind, did: true, activity: 'opened', campaign: 'any', window: LAST_MONTH }
    case 'form':
      return { id, kind, did: true, formId: 'any', window: ANY_TIME }
    case 'segment':
      return { id, kind, op: 'in', segmentId: '' }
    case 'engagement':
      return { id, kind, op: 'gte', score: 3 }
    case 'random':
      // Another seed for each: two random parts are not the same people.
      return { id, kind, percent: 10, seed: crypto.randomUUID().slice(0, 8) }
  }
}

/** The condition with what the payload of an event must say. */
export function withWhere(condition: EventCondition, where: readonly Comparison[]): EventCondition {
  const { where: _, ...rest } = condition
  return where.length === 0 ? rest : { ...rest, where: [...where] }
}

/** The condition about one segment that was entered or left, or about any; what else it asks stays. */
export function withSegment(condition: EventCondition, segmentId: string | undefined): EventCondition {
  const others = (condition.where ?? []).filter((one) => one !== segmentOf(condition))
  return withWhere(
    condition,
    segmentId === undefined ? others : [{ key: 'segmentId', op: 'eq', value: segmentId }, ...others],
  )
}

/** The condition about something else; the same one where it is about that already. */
export function withField(node: LeafCondition, field: string, typeOf: TypeOf): LeafCondition {
  if (field === fieldOf(node)) return node
  const { id, disabled } = node
  const kept = disabled === true ? { disabled } : {}
  const [kind, key] = splitField(field)
  if (kind === 'property') {
    const type = typeOf(key)
    const [first = 'is_set'] = type ? operatorsOf(type) : (['eq'] as const)
    const before = node.kind === 'property' ? node : undefined
    const op = before && type && operatorsOf(type).includes(before.op) ? before.op : first
    const isSameType = before && typeOf(before.key) === type && type !== 'select' && type !== 'multi_select'
    const value = isSameType ? before.value : startOf(op, type)
    return { ...kept, id, kind, key, op, ...(value !== undefined && { value }) }
  }
  if (kind === 'event' && node.kind === 'event') {
    const { where, ...rest } = node
    // What is asked of a segment is nothing of another event.
    const isKept = where && isSegmentEvent(node.type) === isSegmentEvent(key)
    return { ...rest, type: key, ...(isKept && { where }) }
  }
  const made = newCondition(kind, id)
  return { ...kept, ...(made.kind === 'event' ? { ...made, type: key } : made) }
}

type TypeOf = (key: string) => ConditionValueType | undefined

function splitField(field: string): [kind: ConditionKind, key: string] {
  const at = field.indexOf(':')
  const name = at < 0 ? field : field.slice(0, at)
  return [conditionKinds.find((kind) => kind === name) ?? 'property', at < 0 ? '' : field.slice(at + 1)]
}

/** What the value of an operator is made of. */
export type ValueShape =
  | 'none'
  | 'text'
  | 'texts'
  | 'choices'
  | 'number'
  | 'range'
  | 'window'
  | 'day'
  | 'days'
  | 'anniversary'

export function shapeOf(op: ConditionOperator, type: ConditionValueType | undefined): ValueShape {
  switch (op) {
    case 'is_set':
    case 'is_not_set':
    case 'is_true':
    case 'is_false':
      return 'none'
    case 'in':
    case 'not_in':
    case 'has_any':
    case 'has_all':
    case 'has_none':
      return type === 'select' || type === 'multi_select' ? 'choices' : 'texts'
    case 'between':
      return type === 'date' || type === 'datetime' ? 'days' : 'range'
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return 'number'
    case 'eq':
    case 'neq':
      return type === 'number' ? 'number' : 'text'
    case 'within':
      return 'window'
    case 'before':
    case 'after':
      return 'day'
    case 'anniversary':
      return 'anniversary'
    case 'contains':
    case 'not_contains':
    case 'starts':
    case 'ends':
      return 'text'
  }
}

/** What a value begins as; undefined where it is to be filled in. */
function startOf(op: ConditionOperator, type: ConditionValueType | undefined): Operand | undefined {
  const shape = shapeOf(op, type)
  return shape === 'window'
    ? LAST_MONTH
    : shape === 'anniversary'
      ? { kind: 'next', value: 7, unit: 'day' }
      : undefined
}

/** The comparison with another operator; its value stays where it is one for that too, as near as can be. */
export function withOperator<Of extends Comparison>(
  comparison: Of,
  op: ConditionOperator,
  type: ConditionValueType | undefined,
): Of {
  const from = shapeOf(comparison.op, type)
  const to = shapeOf(op, type)
  const { value, ...rest } = comparison
  const next = from === to ? value : (reshaped(value, to) ?? startOf(op, type))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same kind of comparison, but for what every comparison has
  return { ...rest, op, ...(next !== undefined && { value: next }) } as Of
}

function reshaped(value: Operand | undefined, to: ValueShape): Operand | undefined {
  if (to === 'texts' && typeof value === 'string' && value !== '') return [value]
  const [first, second] = Array.isArray(value) ? value : []
  if (to === 'text' && typeof first === 'string' && second === undefined) return first
  if (to === 'number' && typeof first === 'number') return first
  if (to === 'range' && typeof value === 'number') return [value, value]
  return undefined
}

export const isWindow = (value: unknown): value is TimeWindow =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Event types of the product's own, in the order in which they are offered. Others are a customer's. */
export const eventTypes = [
  'page_view',
  'session.start',
  'identify',
  'email.opened',
  'email.clicked',
  'email.delivered',
  'email.bounced',
  'email.complained',
  'email.unsubscribed',
  'list.subscribed',
  'list.confirmed',
  'list.unsubscribed',
  'form.viewed',
  'form.submitted',
  'contact.created',
  'contact.updated',
  'contact.imported',
  'segment.entered',
  'segment.left',
] as const

/** The type of a property, where it is known. */
export const typeIn =
  (properties: readonly Pick<SchemaProperty, 'key' | 'type'>[] | undefined): TypeOf =>
  (key) =>
    properties?.find((property) => property.key === key)?.type
