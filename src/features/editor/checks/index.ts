export type { Envelope } from './check-mail.ts'
export { ChecksPanel } from './later-parts.ts'
export { countIssues } from './checks.model.ts'
export { useChecks } from './use-checks.ts'
