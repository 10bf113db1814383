import * as v from 'valibot'
import { Id } from '#api/shapes'

/** What a visit's calls carry: its cookie says who the visitor is. */
export const TrackingSession = v.strictObject({ sessionId: Id, visitorId: Id })
export type TrackingSession = v.InferOutput<typeof TrackingSession>

export const Consent = v.picklist(['granted', 'denied'])
/** What a visitor answered to being tracked; a call without it says nothing of it (TRK-27). */
export type Consent = v.InferOutput<typeof Consent>

export const VisitCall = v.strictObject({ consent: v.optional(Consent) })
export type VisitCall = v.InferOutput<typeof VisitCall>

export const Identify = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254)),
  properties: v.optional(v.record(v.string(), v.unknown())),
  mailingLists: v.optional(v.record(v.string(), v.boolean())),
  consent: v.optional(Consent),
})
/** `mailingLists` by the name of the list (TRK-8). */
export type Identify = v.InferOutput<typeof Identify>

export const TrackedEvent = v.strictObject({
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  payload: v.optional(v.record(v.string(), v.unknown())),
  consent: v.optional(Consent),
})
export type TrackedEvent = v.InferOutput<typeof TrackedEvent>
