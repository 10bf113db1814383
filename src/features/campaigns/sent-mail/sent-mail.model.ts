import type { ContentVariant } from '#api/campaigns'
import { variantsFor } from '#domain/campaigns/variants'

/** The variant that a contact got: that with the subject of the mail, else the first for readers of their language. */
export function variantThatWasSent<T extends Pick<ContentVariant, 'locale' | 'subject'>>(
  variants: readonly T[],
  subject: string,
  locale: string | undefined,
): T | undefined {
  const own = variantsFor(variants, locale)
  const same = (one: T) => one.subject === subject
  return own.find(same) ?? variants.find(same) ?? own[0]
}
