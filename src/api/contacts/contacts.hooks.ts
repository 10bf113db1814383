import { useRead, useVersionedWrite, useWrite, type ReadOptions } from '#api/core'
import { mailingListRoutes } from '#api/mailing-lists'
import { contactRoutes } from './contacts.routes.ts'
import type { ContactFilter, ContactSearch } from './contacts.schema.ts'

/** The answers that a change of contacts makes old: ask for them anew after a write that bypasses these hooks, such as an import. */
export const refreshedByContacts = [
  contactRoutes.search,
  contactRoutes.count,
  contactRoutes.one,
  mailingListRoutes.list,
  mailingListRoutes.one,
]

/** null asks nothing. The last page stays while the next question is under way. */
export const useContactSearch = (body: ContactSearch | null) =>
  useRead(contactRoutes.search, body === null ? null : { body }, { keepPrevious: true })

/** null asks nothing. */
export const useContactCount = (body: ContactFilter | null, options: Pick<ReadOptions, 'unhurried'> = {}) =>
  useRead(contactRoutes.count, body === null ? null : { body }, { keepPrevious: true, ...options })

/** undefined asks nothing. */
export const useContact = (contactId: string | undefined) =>
  useRead(contactRoutes.one, contactId === undefined ? null : { params: { contactId } })

export const useUpsertContact = () => useWrite(contactRoutes.upsert, { refreshes: refreshedByContacts })

export const useUpdateContact = () =>
  useVersionedWrite(contactRoutes.update, { record: contactRoutes.one, refreshes: refreshedByContacts })

export const useDeleteContact = () => useWrite(contactRoutes.delete, { refreshes: refreshedByContacts })

export const useExportContacts = () => useWrite(contactRoutes.exportCsv, { limit: 120_000 })
