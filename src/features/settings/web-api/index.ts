export { WebApiSection } from './web-api-section.tsx'
