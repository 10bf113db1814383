import { saidLater } from '#features/editor/said-later'

/** Loaded once its tab is opened. */
export const BrandTab = saidLater(async () => (await import('./brand-tab.tsx')).BrandTab)
