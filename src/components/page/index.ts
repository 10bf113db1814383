export { Page } from './page.tsx'
export { FillWindow, PageTools, ScrolledPart } from './list-parts.tsx'
