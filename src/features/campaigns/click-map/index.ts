import { deferred } from '#components/deferred'

/** Where a mail was clicked; a chunk of its own. */
export const ClickMapCard = deferred(async () => (await import('./click-map-card.tsx')).ClickMapCard)
