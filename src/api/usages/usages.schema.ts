import * as v from 'valibot'
import { Actor, Id, Iso, listQuery, Quantity } from '#api/shapes'

export const UsageMetric = v.picklist([
  'emails_campaign',
  'emails_transactional',
  'contacts',
  'events',
  'ai_messages',
  'uploads_mb',
])
/** Mails sent by campaigns and one by one, contacts there are, events taken in, messages to the assistant, megabytes uploaded. */
export type UsageMetric = v.InferOutput<typeof UsageMetric>

export const UsageLog = v.strictObject({
  id: Id,
  metric: UsageMetric,
  quantity: v.pipe(v.number(), v.minValue(0)),
  ref: v.optional(v.strictObject({ kind: v.string(), id: Id, name: v.string() })),
  actor: v.optional(Actor),
  at: Iso,
})
/**
 * Something that was used: what a run of a campaign sent in a day, one mail, or what came in a day without a person asking for
 * it. For 'contacts' the quantity is how many were new.
 */
export type UsageLog = v.InferOutput<typeof UsageLog>

export const UsageLogQuery = v.strictObject({
  metric: v.optional(UsageMetric),
  from: v.optional(Iso),
  to: v.optional(Iso),
  limit: listQuery.limit,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
/** Newest first, `from` included, `to` not. */
export type UsageLogQuery = v.InferOutput<typeof UsageLogQuery>

export const UsageSummary = v.strictObject({
  period: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  metric: UsageMetric,
  quantity: v.pipe(v.number(), v.minValue(0)),
  limit: v.nullable(Quantity),
  previous: v.optional(v.pipe(v.number(), v.minValue(0))),
})
/**
 * What was used in a month (2025-11) or on a day (2025-11-20) of UTC: the sum of its logs, but for 'contacts' how many there
 * were at its end. `limit` is the plan's, for a month; null where there is none. `previous` is the same of the period before.
 */
export type UsageSummary = v.InferOutput<typeof UsageSummary>

const Day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
export const UsageSummaryQuery = v.strictObject({
  from: Day,
  to: Day,
  granularity: v.picklist(['day', 'month']),
})
/** Both days are included. At most 400 days, or 36 months (else 422); periods before the workspace and after today are left out. */
export type UsageSummaryQuery = v.InferOutput<typeof UsageSummaryQuery>
