import { deferred } from '#components/deferred'

/** The renderers of mails are large, and the form can be used without them. */
export const BrandPreview = deferred(async () => (await import('./brand-preview.tsx')).BrandPreview)
