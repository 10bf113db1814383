export { narrow, wide } from './layout.css.ts'
