import { deferred } from '#components/deferred'

/** The Audience step of a draft; a chunk of its own. */
export const AudienceStep = deferred(async () => (await import('./audience-step.tsx')).AudienceStep)

/** The audience in the sentence of its step, elsewhere; from the same chunk. */
export const AudienceWords = deferred(async () => (await import('./audience-step.tsx')).AudienceWords)
