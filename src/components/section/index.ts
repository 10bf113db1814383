export { Section } from './section.tsx'
