export { DomainStatusPill, statusWords } from './domain-status.tsx'
