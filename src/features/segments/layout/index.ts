export { line, narrow, quiet, stack, wide, words } from './layout.css.ts'
