export { ImportSheet } from './import-sheet.tsx'
