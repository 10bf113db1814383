export { saidLater } from './said-later.tsx'
