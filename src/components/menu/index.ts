export {
  ContextMenu,
  Menu,
  preloadMenus,
  type ContextMenuProps,
  type MenuProps,
  type MenuTriggerProps,
} from './menu.tsx'
export type { MenuEntries, MenuEntry } from './menu-entry.ts'
