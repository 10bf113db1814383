export { ContactsScreen } from './contacts-screen.tsx'
export {
  CONTACTS_PAGE,
  contactFilterOf,
  contactSearchOf,
  contactsQueryValues,
  readContactsQuery,
  type ContactsQuery,
} from './contacts-query.model.ts'
