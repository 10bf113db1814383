import { deferred } from '#components/deferred'

/** One domain brings all that is known of DNS; the list does without. */
export const DomainDetail = deferred(async () => (await import('./domain-detail.tsx')).DomainDetail)
