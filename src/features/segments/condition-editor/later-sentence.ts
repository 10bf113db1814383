import { deferred } from '#components/deferred'

/** Reads sentences in two languages: larger than the rest of the editor, and not needed before one is written. */
export const SentencePanel = deferred(
  async () => (await import('#features/segments/sentence-input')).SentencePanel,
)
