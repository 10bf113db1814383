import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { contactRoutes } from './contacts.routes.ts'
import {
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

export const contactsContract = contract(contactRoutes, {
  search: { summary: 'Finds contacts, a page at a time.', body: ContactSearch, result: page(Contact) },
  count: { summary: 'How many contacts the same filter finds.', body: ContactFilter, result: Count },
  upsert: {
    summary: 'Creates a contact, or merges into the one that has the address.',
    body: ContactUpsert,
    result: UpsertResult,
  },
  one: { summary: 'One contact with all that is known of it.', result: Contact },
  update: {
    summary:
      'Changes a contact. Subscribing again after a complaint or bounce needs an owner and a reason, after an unsubscription a consent note.',
    body: ContactUpdate,
    result: Contact,
  },
  delete: { summary: 'Deletes a contact; its history is kept without its address.', result: Nothing },
  deleteByEmail: {
    summary: 'Deletes the contact that has the address.',
    body: ContactEmail,
    result: Nothing,
  },
  exportCsv: {
    summary:
      'The contacts that the filter finds as a CSV file; more than 20,000 only in parts, by `limit` and `offset`.',
    ownerOnly: true,
    body: ContactExport,
    result: ExportResult,
  },
})
