import { deferred } from '#components/deferred'

/** Drafts, fields and what is kept while somebody types: what is stored is read without it. */
export const BrandForm = deferred(async () => (await import('./brand-form.tsx')).BrandForm)
/** The renderers of mails are large, and the form can be used without them. */
export const BrandPreview = deferred(async () => (await import('./brand-preview.tsx')).BrandPreview)
/** Knows the colours of mails in light and dark mode. */
export const ContrastHint = deferred(async () => (await import('./contrast-hint.tsx')).ContrastHint)
/** Pictures are read and drawn before they are sent; colours are picked. */
export const LookFields = deferred(async () => (await import('./look-fields.tsx')).LookFields)
/** Below the first picture, with the rules of footers. */
export const FurtherFields = deferred(async () => (await import('./further-fields.tsx')).FurtherFields)
/** What laws ask for is known by rules that the fields do without. */
export const LegalSummary = deferred(async () => (await import('./legal-summary.tsx')).LegalSummary)
export const LegalCard = deferred(async () => (await import('./legal-card.tsx')).LegalCard)
/** Only where somebody else saved, or a draft was left behind. */
export const BrandNotices = deferred(async () => (await import('./brand-notices.tsx')).BrandNotices)

/** Begins to load what the form will show, beside its data. */
export function preloadBrandParts() {
  for (const part of [
    BrandForm,
    LookFields,
    ContrastHint,
    FurtherFields,
    LegalSummary,
    LegalCard,
    BrandPreview,
  ])
    void part.preload()
}
