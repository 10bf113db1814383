export {
  ExportSelected,
  FirstContacts,
  HeaderMenu,
  type ExportSelectedProps,
  type FirstContactsProps,
} from './header-menu.tsx'
export { SegmentOfSelected } from './segment-of-selected.tsx'
