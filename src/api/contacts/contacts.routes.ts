import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type {
  Contact,
  ContactEmail,
  ContactExport,
  ContactFilter,
  ContactSearch,
  ContactUpdate,
  ContactUpsert,
  ExportResult,
  UpsertResult,
} from './contacts.schema.ts'

export const contactRoutes = {
  search: post('/contacts/search').body<ContactSearch>().returns<Page<Contact>>('page'),
  count: post('/contacts/search/count').body<ContactFilter>().returns<Count>('count'),
  upsert: post('/contacts').body<ContactUpsert>().returns<UpsertResult>(),
  one: get('/contacts/:contactId').returns<Contact>(),
  update: post('/contacts/:contactId').body<ContactUpdate>().returns<Contact>(),
  delete: del('/contacts/:contactId').returns<Nothing>(),
  deleteByEmail: del('/contacts/by_email').body<ContactEmail>().returns<Nothing>(),
  exportCsv: post('/contacts/export/csv').body<ContactExport>().returns<ExportResult>(),
}
