export { ContactSheet } from './contact-sheet.tsx'
