import { post } from '#api/wire'
import type { ImportCsv, ImportEmails, ImportResult } from './import.schema.ts'

/** There is no job on the backend: the app sends chunk after chunk. */
export const importRoutes = {
  csv: post('/import/csv').body<ImportCsv>().returns<ImportResult>(),
  emails: post('/import/emails').body<ImportEmails>().returns<ImportResult>(),
}
