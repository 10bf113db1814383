export { DomainsSection } from './domains-section.tsx'
