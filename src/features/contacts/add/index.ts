export { AddContact, type AddContactProps } from './add-contact.tsx'
export { ExportSelected, HeaderMenu, type ExportSelectedProps } from './header-menu.tsx'
export { SegmentOfSelected } from './segment-of-selected.tsx'
