export { Narrow, Wide } from './layout.tsx'
