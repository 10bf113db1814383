import * as v from 'valibot'
import { Id } from '#api/shapes'

/** The cookies of the answer say the same; `sessionId` is for browsers that keep none (TRK-41). */
export const TrackingSession = v.strictObject({ sessionId: Id, visitorId: Id })
export type TrackingSession = v.InferOutput<typeof TrackingSession>

export const Consent = v.picklist(['granted', 'denied'])
/** What a visitor answered to being tracked; a call without it says nothing of it (TRK-27). */
export type Consent = v.InferOutput<typeof Consent>

export const VisitCall = v.strictObject({ consent: v.optional(Consent) })
export type VisitCall = v.InferOutput<typeof VisitCall>

/** What each call of a visit that is open may say. */
const visitWords = { consent: v.optional(Consent), sessionId: v.optional(Id) }

export const EndVisit = v.strictObject(visitWords)
/** `sessionId` names the visit where no cookie does (TRK-41). */
export type EndVisit = v.InferOutput<typeof EndVisit>

export const Identify = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254)),
  properties: v.optional(v.record(v.string(), v.unknown())),
  mailingLists: v.optional(v.record(v.string(), v.boolean())),
  ...visitWords,
})
/** `mailingLists` by the name of the list (TRK-8). */
export type Identify = v.InferOutput<typeof Identify>

export const TrackedEvent = v.strictObject({
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  payload: v.optional(v.record(v.string(), v.unknown())),
  ...visitWords,
})
export type TrackedEvent = v.InferOutput<typeof TrackedEvent>
