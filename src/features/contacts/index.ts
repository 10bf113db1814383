export { startBulkRun, type BulkRun } from './bulk/bulk-run.model.ts'
export { RunOutcome } from './bulk/run-outcome.tsx'
export { messages as runMessages } from './bulk/run-outcome.messages.ts'
export { decodeColumns, decodeWidths } from './layout/layout.model.ts'
export type { SentMailProps } from '#features/contacts/sent-mail-part'
export { preloadFilters, preloadParts } from './contact-parts.tsx'
export { ContactsScreen } from './contacts-screen.tsx'
export {
  CONTACTS_PAGE,
  contactFilterOf,
  contactSearchOf,
  contactsQueryValues,
  readContactsQuery,
  type ContactsQuery,
} from './contacts-query.model.ts'
