export { parseCsv, toCsv } from './csv/csv.model.ts'
