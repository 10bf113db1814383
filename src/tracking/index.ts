export { createTracker, type Tracker } from './client.ts'
export { TrackingError } from './tracking-error.ts'
