import { deferred } from '#components/deferred'

/** What comes when it is asked for. */
export const NewProperty = deferred(async () => (await import('./new-property.tsx')).NewProperty)
