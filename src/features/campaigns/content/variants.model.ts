import type { ContentVariant } from '#api/campaigns'
import { newId } from '#mail/document'

/** How many mails a campaign has at most, and how long their names are (CAM-27). */
export const VARIANTS = { most: 8, labelMax: 40 } as const

export type VariantLocale = ContentVariant['locale']
type Variants = readonly ContentVariant[]

export const ofLanguage = (variants: Variants, locale: VariantLocale): ContentVariant[] =>
  variants.filter((variant) => variant.locale === locale)

/** Percent of the readers of a language that get one of its variants: 100 where it is right (CAM-11). */
export const sumOfShares = (variants: Variants, locale: VariantLocale): number =>
  ofLanguage(variants, locale).reduce((sum, { weight }) => sum + weight, 0)

/** The variants of a language share its readers evenly; the first ones take what is left over. */
export function sharedEvenly(variants: Variants, locale: VariantLocale): ContentVariant[] {
  const count = ofLanguage(variants, locale).length
  let place = 0
  return variants.map((variant) => {
    if (variant.locale !== locale) return variant
    const weight = Math.floor(100 / count) + (place < 100 % count ? 1 : 0)
    place += 1
    return { ...variant, weight }
  })
}

/** Shares that are not whole any more, because a variant came or went, are even again. */
const settled = (variants: Variants, locale: VariantLocale): ContentVariant[] =>
  ofLanguage(variants, locale).length === 0 || sumOfShares(variants, locale) === 100
    ? [...variants]
    : sharedEvenly(variants, locale)

/** The first letter that no variant of the language has; a number after Z. */
function freeLabel(variants: Variants, locale: VariantLocale): string {
  const taken = new Set(ofLanguage(variants, locale).map(({ label }) => label))
  return (
    Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').find((letter) => !taken.has(letter)) ??
    String(variants.length + 1)
  )
}

/** With a copy of a variant after it, for readers of a language: those of the same one are shared. */
export function withCopy(
  variants: Variants,
  id: string,
  locale: VariantLocale,
): { variants: ContentVariant[]; added: string } {
  const at = variants.findIndex((variant) => variant.id === id)
  const original = variants[at]
  const added = newId()
  if (!original || variants.length >= VARIANTS.most) return { variants: [...variants], added: id }
  const isAlone = ofLanguage(variants, locale).length === 0
  const copy = {
    ...original,
    id: added,
    locale,
    label: freeLabel(variants, locale),
    weight: isAlone ? 100 : 0,
  }
  const next = variants.toSpliced(at + 1, 0, copy)
  return { variants: isAlone ? next : sharedEvenly(next, locale), added }
}

/** Without a variant; the last one stays. */
export function withoutVariant(variants: Variants, id: string): ContentVariant[] {
  const gone = variants.find((variant) => variant.id === id)
  if (!gone || variants.length === 1) return [...variants]
  return settled(
    variants.filter((variant) => variant !== gone),
    gone.locale,
  )
}

/** With a variant that was removed back at its place, with the shares of then where they still add up. */
export function withVariantBack(variants: Variants, before: Variants, id: string): ContentVariant[] {
  const at = before.findIndex((variant) => variant.id === id)
  const gone = before[at]
  if (!gone || variants.length >= VARIANTS.most || variants.some((variant) => variant.id === id))
    return [...variants]
  const weights = new Map(before.map((variant) => [variant.id, variant.weight]))
  const next = variants
    .toSpliced(at, 0, gone)
    .map((variant) =>
      variant.locale === gone.locale
        ? { ...variant, weight: weights.get(variant.id) ?? variant.weight }
        : variant,
    )
  return settled(next, gone.locale)
}

/** A variant for readers of another language; those of both languages are shared again. */
export function withLocale(variants: Variants, id: string, locale: VariantLocale): ContentVariant[] {
  const before = variants.find((variant) => variant.id === id)
  if (!before || before.locale === locale) return [...variants]
  const moved = variants.map((variant) => (variant.id === id ? { ...variant, locale } : variant))
  return settled(settled(moved, before.locale), locale)
}

/**
 * With a mail in place of a variant's own. Of a mail in two languages each is a variant: `mails` are both, the original
 * first; the second one is added where its readers have no variant yet.
 */
export function withDesign(variants: Variants, id: string, mails: Variants): ContentVariant[] {
  const at = variants.findIndex((variant) => variant.id === id)
  const current = variants[at]
  if (!current) return [...variants]
  const own = mails.find(({ locale }) => locale === current.locale) ?? mails[0]
  const other = mails.find((mail) => mail !== own)
  const next = variants.with(at, {
    ...current,
    mode: 'blocks',
    ...(own?.doc && { doc: own.doc }),
    subject: current.subject.trim() === '' ? (own?.subject ?? '') : current.subject,
  })
  return other && next.length < VARIANTS.most && ofLanguage(next, other.locale).length === 0
    ? next.toSpliced(at + 1, 0, other)
    : next
}

/** Languages that have no variant of their own yet. */
export const freeLocales = (variants: Variants): VariantLocale[] =>
  (['en', 'ja', null] as const).filter((locale) => ofLanguage(variants, locale).length === 0)

/** Whether the mail has a body; an empty document is none. */
export function hasMail({ mode, doc, html = '', text = '' }: ContentVariant): boolean {
  if (mode === 'html') return html.trim() !== ''
  if (mode === 'text') return text.trim() !== ''
  return doc !== undefined && doc.sections.length > 0
}

/** Whether anything would be lost with it. */
export const hasContent = (variant: ContentVariant): boolean =>
  variant.subject.trim() !== '' || variant.previewText.trim() !== '' || hasMail(variant)

/** The language of a translation inside a mail that no variant of the campaign is for. */
export function unsentLocale(variants: Variants, { mode, doc }: ContentVariant): 'en' | 'ja' | undefined {
  const lang = mode === 'blocks' ? doc?.settings.twin?.lang.slice(0, 2).toLowerCase() : undefined
  if (lang !== 'en' && lang !== 'ja') return undefined
  return ofLanguage(variants, lang).length === 0 && variants.length < VARIANTS.most ? lang : undefined
}

/** The variant that a target is in, such as `subject:var_1`, or its mail, `var_1` (CAM-180). */
export const variantOfTarget = (
  variants: readonly ContentVariant[],
  target: string | undefined,
): string | undefined => variants.find(({ id }) => id === target?.split(':').at(-1))?.id
