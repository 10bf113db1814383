export { ContactTools, type ContactToolsProps } from './contact-tools.tsx'
