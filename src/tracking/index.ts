export { createTracker, type Tracker } from './client.ts'
