import { contract } from '#api/wire'
import { Nothing } from '#api/shapes'
import { trackingRoutes } from './tracking.routes.ts'
import { Empty, Identify, TrackedEvent, TrackingSession } from './tracking.schema.ts'

export const trackingContract = contract(trackingRoutes, {
  start: { summary: 'Opens a visit.', open: true, body: Empty, result: TrackingSession },
  end: { summary: 'Ends the visit of the cookie.', open: true, body: Empty, result: Nothing },
  identify: {
    summary: 'Says who the visitor is; makes or completes the contact.',
    open: true,
    body: Identify,
    result: Nothing,
  },
  track: { summary: 'Records an event of the visit.', open: true, body: TrackedEvent, result: Nothing },
})
