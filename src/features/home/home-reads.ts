/** Questions that several cards ask: the same words, so that they share one answer. */
export const ALL_CONTACTS = {}
export const ALL_DOMAINS = { limit: 100 }
