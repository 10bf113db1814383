export {
  ExportSelected,
  FirstContacts,
  HeaderMenu,
  type ExportSelectedProps,
  type FirstContactsProps,
} from './header-menu.tsx'
