import * as v from 'valibot'
import { Id, Iso, Quantity } from './shapes.schema.ts'

export const ConditionOperator = v.picklist([
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
])

const TimeWindow = v.variant('kind', [
  v.strictObject({ kind: v.literal('any') }),
  v.strictObject({
    kind: v.literal('last'),
    value: Quantity,
    unit: v.picklist(['hour', 'day', 'week', 'month']),
  }),
  v.strictObject({ kind: v.literal('between'), from: Iso, to: Iso }),
  v.strictObject({ kind: v.picklist(['before', 'after']), at: Iso }),
])

/** What a property or the payload of an event is compared with. */
export const Operand = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.string()),
  v.array(v.number()),
  TimeWindow,
])

const comparison = { key: v.string(), op: ConditionOperator, value: v.optional(Operand) }
const base = { id: v.string(), disabled: v.optional(v.boolean()) }

const LeafCondition = v.variant('kind', [
  v.strictObject({ ...base, kind: v.literal('property'), ...comparison }),
  v.strictObject({
    ...base,
    kind: v.literal('list'),
    op: v.picklist(['in', 'not_in']),
    mailingListId: Id,
    status: v.optional(v.picklist(['active', 'pending', 'unsubscribed'])),
  }),
  v.strictObject({
    ...base,
    kind: v.literal('event'),
    type: v.string(),
    did: v.boolean(),
    count: v.optional(
      v.strictObject({ op: v.picklist(['at_least', 'at_most', 'exactly']), value: Quantity }),
    ),
    window: TimeWindow,
    where: v.optional(v.array(v.strictObject(comparison))),
  }),
  v.strictObject({
    ...base,
    kind: v.literal('campaign'),
    did: v.boolean(),
    activity: v.picklist(['sent', 'delivered', 'opened', 'clicked', 'bounced', 'unsubscribed']),
    campaign: v.union([Id, v.strictObject({ lastN: Quantity })]),
    link: v.optional(v.string()),
    window: TimeWindow,
  }),
  v.strictObject({ ...base, kind: v.literal('form'), did: v.boolean(), formId: Id, window: TimeWindow }),
  v.strictObject({ ...base, kind: v.literal('segment'), op: v.picklist(['in', 'not_in']), segmentId: Id }),
  v.strictObject({
    ...base,
    kind: v.literal('engagement'),
    op: v.picklist(['gte', 'lte']),
    score: v.number(),
  }),
  v.strictObject({ ...base, kind: v.literal('random'), percent: v.number(), seed: v.string() }),
])

/** A branch of the condition tree: all, any or none of its children hold. An empty group holds for everybody. */
export interface ConditionGroup {
  id: string
  disabled?: boolean | undefined
  kind: 'group'
  match: 'all' | 'any' | 'none'
  children: ConditionNode[]
}
export type ConditionNode = ConditionGroup | v.InferOutput<typeof LeafCondition>

export const ConditionGroup: v.GenericSchema<ConditionGroup> = v.strictObject({
  ...base,
  kind: v.literal('group'),
  match: v.picklist(['all', 'any', 'none']),
  children: v.array(v.lazy(() => ConditionNode)),
})
const AnyCondition = v.union([ConditionGroup, LeafCondition])
export const ConditionNode: v.GenericSchema<ConditionNode> = v.lazy((input) =>
  // Whoever describes the schema gives nothing; whoever checks a tree wants to hear of the one kind that it is.
  input === undefined
    ? AnyCondition
    : typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'group'
      ? ConditionGroup
      : LeafCondition,
)
