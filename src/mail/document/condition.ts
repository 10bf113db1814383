import * as v from 'valibot'
import {
  CONDITION_TREE,
  conditionOperators,
  type ListCondition,
  type PropertyCondition,
  type SegmentCondition,
} from '#lib/condition-types'
import { Id } from './values.ts'

/** For whom a node is shown: the condition tree of segments, restricted to what is known of a contact without its history. */
export interface Visibility {
  id: string
  disabled?: boolean | undefined
  kind: 'group'
  match: 'all' | 'any' | 'none'
  children: VisibilityNode[]
}
export type VisibilityNode = Visibility | PropertyCondition | ListCondition | SegmentCondition

const Moment = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/))
const TimeWindow = v.variant('kind', [
  v.strictObject({ kind: v.literal('any') }),
  v.strictObject({
    kind: v.picklist(['last', 'next']),
    value: v.pipe(v.number(), v.integer(), v.minValue(0)),
    unit: v.picklist(['hour', 'day', 'week', 'month']),
  }),
  v.strictObject({ kind: v.literal('between'), from: Moment, to: Moment }),
  v.strictObject({ kind: v.picklist(['before', 'after']), at: Moment }),
])
const Operand = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.string()),
  v.array(v.number()),
  TimeWindow,
])

const base = { id: v.string(), disabled: v.optional(v.boolean()) }
const Leaf = v.variant('kind', [
  v.strictObject({
    ...base,
    kind: v.literal('property'),
    key: v.string(),
    op: v.picklist(conditionOperators),
    value: v.optional(Operand),
  }),
  v.strictObject({
    ...base,
    kind: v.literal('list'),
    op: v.picklist(['in', 'not_in']),
    mailingListId: Id,
    status: v.optional(v.picklist(['active', 'pending', 'unsubscribed'])),
  }),
  v.strictObject({ ...base, kind: v.literal('segment'), op: v.picklist(['in', 'not_in']), segmentId: Id }),
])

/** The schema of a group that may hold so many levels of groups. */
const groupOf = (levels: number): v.GenericSchema<Visibility> =>
  v.strictObject({
    ...base,
    kind: v.literal('group'),
    match: v.picklist(['all', 'any', 'none']),
    children: v.pipe(
      v.array<v.GenericSchema<VisibilityNode>>(levels > 1 ? v.union([groupOf(levels - 1), Leaf]) : Leaf),
      v.maxLength(CONDITION_TREE.nodesMax),
    ),
  })

export const Visibility = groupOf(CONDITION_TREE.depthMax)
