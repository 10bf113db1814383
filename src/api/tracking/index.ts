export type { Consent } from './tracking.schema.ts'
