export { ContactTools } from './contact-tools.tsx'
