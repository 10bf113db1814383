import { deferred } from '#components/deferred'

/** One domain brings all that is known of DNS; the list does without. */
export const DomainDetail = deferred(async () => (await import('./domain-detail.tsx')).DomainDetail)
/** Knows names of domains and what is wrong with them. */
export const NewDomainDialog = deferred(async () => (await import('./new-domain-dialog.tsx')).NewDomainDialog)
