import { contract } from '#api/wire'
import { importRoutes } from './import.routes.ts'
import { ImportCsv, ImportEmails, ImportResult } from './import.schema.ts'

export const importContract = contract(importRoutes, {
  csv: {
    summary: 'Imports a chunk of rows, or says what would come of it (`dryRun`).',
    body: ImportCsv,
    result: ImportResult,
  },
  emails: {
    summary: 'Imports addresses, or says what would come of it (`dryRun`).',
    body: ImportEmails,
    result: ImportResult,
  },
})
