import { post } from '#api/wire'
import type { Nothing } from '#api/shapes'
import type { EndVisit, Identify, TrackedEvent, TrackingSession, VisitCall } from './tracking.schema.ts'

/** The tracking API (TRK-1); its paths stand under /web/v1, and the tracking client calls it by itself. */
export const trackingRoutes = {
  start: post('/sessions/start').body<VisitCall>().returns<TrackingSession>(),
  end: post('/sessions/end').body<EndVisit>().returns<Nothing>(),
  identify: post('/sessions/identify').body<Identify>().returns<Nothing>(),
  track: post('/events/track').body<TrackedEvent>().returns<Nothing>(),
}
