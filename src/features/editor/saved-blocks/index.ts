export { SavedBlocksTab } from './later-parts.ts'
