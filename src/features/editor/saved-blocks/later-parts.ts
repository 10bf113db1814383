import { saidLater } from '#features/editor/said-later'

/** Loaded once its tab is opened. */
export const SavedBlocksTab = saidLater(async () => (await import('./saved-blocks-tab.tsx')).SavedBlocksTab)
