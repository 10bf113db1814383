import * as v from 'valibot'
import { Id } from '#api/shapes'

/** What a visit's calls carry: its cookie says who the visitor is. */
export const TrackingSession = v.strictObject({ sessionId: Id, visitorId: Id })
export type TrackingSession = v.InferOutput<typeof TrackingSession>

export const Empty = v.strictObject({})
export type Empty = v.InferOutput<typeof Empty>

export const Identify = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254)),
  properties: v.optional(v.record(v.string(), v.unknown())),
  mailingLists: v.optional(v.record(v.string(), v.boolean())),
})
/** `mailingLists` by the name of the list (TRK-8). */
export type Identify = v.InferOutput<typeof Identify>

export const TrackedEvent = v.strictObject({
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  payload: v.optional(v.record(v.string(), v.unknown())),
})
export type TrackedEvent = v.InferOutput<typeof TrackedEvent>
