export { typeMessages } from './property-sheet.messages.ts'
export { PropertySheet } from './property-sheet.tsx'
