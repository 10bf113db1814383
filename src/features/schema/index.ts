export { ContactSchemaSection } from './contact-schema-section.tsx'
