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

/** Refuses variants of one language that do not share out all of its readers. */
export function expectWholeWeights(variants: readonly Pick<ContentVariant, 'locale' | 'weight'>[]): void {
  for (const locale of new Set(variants.map((variant) => variant.locale))) {
    const sum = variants
      .filter((variant) => variant.locale === locale)
      .reduce((all, { weight }) => all + weight, 0)
    if (sum !== 100)
      throw ruleBroken(`The weights of variants of the same language add up to ${sum}, not to 100.`)
  }
}
