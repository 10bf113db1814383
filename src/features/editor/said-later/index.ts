export { saidLater } from './said-later.ts'
