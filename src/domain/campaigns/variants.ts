import type { ContentVariant } from '#api/campaigns'
import { ruleBroken } from '#domain/kernel/refusals'

/** Variants for readers of a language: those of that language, else those for everybody, else those of the first one's. */
export function variantsFor<T extends Pick<ContentVariant, 'locale'>>(
  variants: readonly T[],
  locale: string | undefined,
): T[] {
  const of = (wanted: string | null) => variants.filter((variant) => variant.locale === wanted)
  const own = locale === undefined ? [] : of(locale.slice(0, 2).toLowerCase())
  if (own.length > 0) return own
  const neutral = of(null)
  return neutral.length > 0 ? neutral : of(variants[0]?.locale ?? null)
}

/** What the history of a reader says of a mail: its subject, and which variant it was where that does not tell (CAM-183). */
export function sentPayload(
  variants: readonly Pick<ContentVariant, 'id' | 'subject'>[],
  place: number,
): { subject: string; variantId?: string } {
  const { id, subject = '' } = variants[place] ?? {}
  const same = variants.filter((variant) => variant.subject === subject)
  return { subject, ...(id !== undefined && same.length > 1 && { variantId: id }) }
}

/** The languages whose variants do not share out all of their readers, with what their weights add up to. */
export const unevenWeights = (
  variants: readonly Pick<ContentVariant, 'locale' | 'weight'>[],
): { locale: ContentVariant['locale']; sum: number }[] =>
  Array.from(
    Map.groupBy(variants, ({ locale }) => locale),
    ([locale, own]) => ({
      locale,
      sum: own.reduce((all, { weight }) => all + weight, 0),
    }),
  ).filter(({ sum }) => sum !== 100)

/** Refuses variants of one language that do not share out all of its readers. */
export function expectWholeWeights(variants: readonly Pick<ContentVariant, 'locale' | 'weight'>[]): void {
  const [uneven] = unevenWeights(variants)
  if (uneven)
    throw ruleBroken(
      `The weights of variants of the same language add up to ${uneven.sum}, not to 100.`,
      `同じ言語のパターンの割合の合計が${uneven.sum}%です。100%にしてください。`,
    )
}
