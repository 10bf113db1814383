import { deferred } from '#components/deferred'

/** The Review step of a draft; a chunk of its own. */
export const ReviewStep = deferred(async () => (await import('./review-step.tsx')).ReviewStep)
/** The whole mail of a campaign. */
export const PreviewCard = deferred(async () => (await import('./preview-card.tsx')).PreviewCard)
