export { FirstContacts } from './first-contacts.tsx'
