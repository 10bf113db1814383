export { ContactsScreen } from './contacts-screen.tsx'
export {
  CONTACTS_PAGE,
  contactFilterOf,
  contactSearchOf,
  contactsQueryValues,
  readContactsQuery,
  type ContactsQuery,
} from './contacts-query.model.ts'
export { toCsv } from '#features/contacts/csv'
export { activityKindMessageOf, eventMessageOf } from '#features/contacts/facts'
