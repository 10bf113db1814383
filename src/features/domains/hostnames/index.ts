export { HostField } from './host-field.tsx'
export { hostnameProblem } from './hostname-name.model.ts'
export { HostnamesSection } from './hostnames-section.tsx'
