import { deferred } from '#components/deferred'

/** The Audience step of a draft; a chunk of its own. */
export const AudienceStep = deferred(async () => (await import('./audience-step.tsx')).AudienceStep)
