import { contract } from '#api/wire'
import { Nothing } from '#api/shapes'
import { trackingRoutes } from './tracking.routes.ts'
import { EndVisit, Identify, TrackedEvent, TrackingSession, VisitCall } from './tracking.schema.ts'

export const trackingContract = contract(trackingRoutes, {
  start: {
    summary:
      'Opens a visit. Where the workspace requires consent, this and the other calls are refused with 428 without it.',
    open: true,
    body: VisitCall,
    result: TrackingSession,
  },
  end: {
    summary: 'Ends the visit of the cookie. With consent denied it also forgets the visitor.',
    open: true,
    body: EndVisit,
    result: Nothing,
  },
  identify: {
    summary: 'Says who the visitor is; makes or completes the contact.',
    open: true,
    body: Identify,
    result: Nothing,
  },
  track: { summary: 'Records an event of the visit.', open: true, body: TrackedEvent, result: Nothing },
})
