export { Page } from './page.tsx'
export {
  bulk as listBulk,
  notice as listNotice,
  slow as listSlow,
  tools as listTools,
} from './list-tools.css.ts'
export { FillWindow, PageTools, ScrolledPart } from './list-parts.tsx'
