/** Where each part is that comes after the first picture. A file of its own: the names of all their files need not come first. */
export const detail = () => import('#features/contacts/detail')
export const imports = () => import('#features/contacts/import')
export const bulk = () => import('#features/contacts/bulk')
export const waiting = () => import('#components/still-loading')
export { SegmentSheet } from '#features/segments'
export const place = () => import('#features/contacts/place')
export const first = () => import('#features/contacts/first-contacts')
export { ContactsSheets } from './contacts-sheets.tsx'
