import { useWrite } from '#api/core'
import { importRoutes } from './import.routes.ts'

/** Sends one chunk. Refreshes nothing: an import of a thousand chunks asks anew once, at its end (`refreshedByContacts`). */
export const useImportCsv = () => useWrite(importRoutes.csv)

/** Sends one list of addresses. Refreshes nothing, like `useImportCsv`. */
export const useImportEmails = () => useWrite(importRoutes.emails)
