export { ExportSelected, FirstContacts, HeaderMenu, type FirstContactsProps } from './header-menu.tsx'
