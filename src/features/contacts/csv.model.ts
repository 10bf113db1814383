export { parseCsv, toCsv } from '#lib/csv'
