export { PersonRow } from './person-row.tsx'
