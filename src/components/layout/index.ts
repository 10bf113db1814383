export { Columns, Inline, Stack } from './layout.tsx'
