import { deferred } from '#components/deferred'

/** Large with what edits a mail; the other steps do without. */
export const ContentStep = deferred(async () => (await import('#features/campaigns/content')).ContentStep)
