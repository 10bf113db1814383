export { DriftNote } from './drift-note.tsx'
