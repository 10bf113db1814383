import * as v from 'valibot'
import { conditionOperators } from '#lib/condition-types'
import { Id, Iso, Quantity } from './shapes.schema.ts'

export const ConditionOperator = v.picklist(conditionOperators)

/** A moment, or a day of the calendar in the zone of the condition. */
const IsoOrDay = v.union([Iso, v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))])

/** What each kind covers is told in src/lib/condition-types.ts; `next` is for dates that lie ahead, such as a birthday. */
const TimeWindow = v.variant('kind', [
  v.strictObject({ kind: v.literal('any') }),
  v.strictObject({
    kind: v.picklist(['last', 'next']),
    value: Quantity,
    unit: v.picklist(['hour', 'day', 'week', 'month']),
  }),
  v.strictObject({ kind: v.literal('between'), from: IsoOrDay, to: IsoOrDay }),
  v.strictObject({ kind: v.picklist(['before', 'after']), at: IsoOrDay }),
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

/** Groups within groups that are read at all; how many may be saved is a rule of the tree. */
const READ = { deep: 32 } as const
const TooDeep = v.custom<ConditionNode>(() => false, `More than ${READ.deep} groups within groups.`)

export const ConditionNode: v.GenericSchema<ConditionNode> = v.lazy((input) => {
  // Whoever describes the schema gives nothing; whoever checks a tree wants to hear of the one kind that it is.
  if (input === undefined) return AnyCondition
  if (!isGroup(input)) return LeafCondition
  return isTooDeep(input) ? TooDeep : ConditionGroup
})

const isGroup = (input: unknown): input is { kind: 'group'; children?: unknown } =>
  typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'group'

/** Asked before the schema goes down into a tree: it would take as many frames of the stack as there are groups. */
function isTooDeep(root: unknown): boolean {
  const waiting: [node: unknown, depth: number][] = [[root, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (!isGroup(node)) continue
    if (depth >= READ.deep) return true
    if (Array.isArray(node.children)) for (const child of node.children) waiting.push([child, depth + 1])
  }
  return false
}

/** Whether what somebody stored, such as in an address, is a condition. */
export const isCondition = (stored: unknown): stored is ConditionNode => v.is(ConditionNode, stored)
