export {
  refreshedByContacts,
  useContact,
  useContactCount,
  useContactSearch,
  useDeleteContact,
  useExportContacts,
  useUpdateContact,
  useUpsertContact,
} from './contacts.hooks.ts'
export { contactRoutes } from './contacts.routes.ts'
export type {
  Contact,
  ContactExport,
  ContactFilter,
  ContactSearch,
  ContactStatus,
  ContactUpdate,
  ContactUpsert,
  ExportResult,
  UpsertResult,
} from './contacts.schema.ts'
