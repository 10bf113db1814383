export { StatusPill, statusKinds, type StatusKind, type StatusPillProps } from './status-pill.tsx'
