import { saidLater } from '#features/editor/said-later'

/** A key needs no settings of the block: they come after the mail. */
export const Inspector = saidLater(async () => (await import('./inspector.tsx')).Inspector)
