export { importRoutes } from './import.routes.ts'
export type { ImportCsv, ImportEmails, ImportReason, ImportResult, ImportRowResult } from './import.schema.ts'
