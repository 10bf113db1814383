export { Page } from './page.tsx'
export { ListBulk, ListNotice, ListSlow, ListTools, type ListToolsProps } from './list-tools.tsx'
export { FillWindow, PageTools, ScrolledPart } from './list-parts.tsx'
