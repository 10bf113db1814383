import { deferred } from '#components/deferred'

/** The renderers of mails are large, and the form can be used without them. */
export const BrandPreview = deferred(async () => (await import('./brand-preview.tsx')).BrandPreview)
/** Knows the colours of mails in light and dark mode. */
export const ContrastHint = deferred(async () => (await import('./contrast-hint.tsx')).ContrastHint)
/** Below the first picture, with the rules of footers. */
export const FurtherFields = deferred(async () => (await import('./further-fields.tsx')).FurtherFields)
/** What laws ask for is known by rules that the fields do without. */
export const LegalSummary = deferred(async () => (await import('./legal-summary.tsx')).LegalSummary)
export const LegalCard = deferred(async () => (await import('./legal-card.tsx')).LegalCard)
/** Only where somebody else saved, or a draft was left behind. */
export const BrandNotices = deferred(async () => (await import('./brand-notices.tsx')).BrandNotices)

/** Begins to load what the form will show, beside its data. */
export function preloadBrandParts() {
  for (const part of [ContrastHint, FurtherFields, LegalSummary, LegalCard, BrandPreview]) void part.preload()
}
