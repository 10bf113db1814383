import * as v from 'valibot'
import { audit, ConditionGroup, Hue, Id, Iso, listQuery, Quantity, Version } from '#api/shapes'

/** Characters of what is typed. A name is unique in its workspace, whatever its case and width. */
const SEGMENT = { nameMax: 80, descriptionMax: 500, timezoneMax: 64 } as const

export const SegmentStatus = v.picklist(['building', 'ready', 'failed'])
/** Saved → building → ready, or failed where its conditions name what there is no longer. */
export type SegmentStatus = v.InferOutput<typeof SegmentStatus>

const fields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEGMENT.nameMax)),
  description: v.pipe(v.string(), v.maxLength(SEGMENT.descriptionMax)),
  color: Hue,
  conditions: ConditionGroup,
  timezone: v.pipe(v.string(), v.maxLength(SEGMENT.timezoneMax)),
}

export const Segment = v.strictObject({
  id: Id,
  name: v.string(),
  description: v.optional(v.string()),
  color: Hue,
  conditions: ConditionGroup,
  timezone: v.string(),
  archived: v.boolean(),
  status: SegmentStatus,
  count: v.nullable(Quantity),
  countedAt: v.optional(Iso),
  stale: v.optional(v.boolean()),
  usedBy: v.array(
    v.strictObject({
      kind: v.picklist(['campaign', 'segment', 'form', 'connection']),
      id: Id,
      name: v.string(),
    }),
  ),
  version: Version,
  ...audit,
})
/**
 * A named condition tree. Who is in it is worked out when it is saved and then daily at 05:00 in its `timezone`, whose
 * calendar its dates go by: relative windows count back from `countedAt`. While it is built, `count` and `countedAt` are of
 * the conditions before; null: it has never been counted. Nobody is in one that failed. `stale`:
 * since it was counted, something happened that its conditions look at, so that others may be in it by now.
 */
export type Segment = v.InferOutput<typeof Segment>

export const NewSegment = v.strictObject({
  name: fields.name,
  description: v.optional(fields.description),
  color: v.optional(fields.color),
  conditions: fields.conditions,
  timezone: v.optional(fields.timezone),
})
/** `timezone` is the workspace's unless given. */
export type NewSegment = v.InferOutput<typeof NewSegment>

export const SegmentUpdate = v.strictObject({
  ...v.partial(NewSegment).entries,
  archived: v.optional(v.boolean()),
  version: Version,
})
/** What is not given stays. Any edit builds the segment anew, but for `archived`, which only puts it away. */
export type SegmentUpdate = v.InferOutput<typeof SegmentUpdate>

const filter = {
  q: listQuery.q,
  status: v.optional(SegmentStatus),
  archived: v.optional(v.picklist(['true', 'false'])),
}
export const SegmentFilter = v.strictObject(filter)
/** `q` finds in name and description. Archived segments are among the others unless `archived` is 'false'. */
export type SegmentFilter = v.InferOutput<typeof SegmentFilter>

export const SegmentQuery = v.strictObject({ ...listQuery, ...filter })
/** `order` by name, createdAt or updatedAt; by name unless given. */
export type SegmentQuery = v.InferOutput<typeof SegmentQuery>
