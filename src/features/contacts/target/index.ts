export { ContactTarget } from './contact-target.tsx'
