import { saidLater } from '#features/editor/said-later'

/** Loaded once the checks are opened. */
export const ChecksPanel = saidLater(async () => (await import('./checks-panel.tsx')).ChecksPanel)
