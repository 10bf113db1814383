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
