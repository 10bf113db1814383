import type { ContentVariant } from '#api/campaigns'
import { variantsFor } from '#domain/campaigns/variants'

/** What the history of a contact says of a mail that they got. */
type Sent = Readonly<Record<string, unknown>>

/**
 * The variant that a contact got: that which their history names, else that with the subject of the mail, else the first for
 * readers of their language.
 */
export function variantThatWasSent<T extends Pick<ContentVariant, 'id' | 'locale' | 'subject'>>(
  variants: readonly T[],
  { subject, variantId }: Sent,
  locale: string | undefined,
): T | undefined {
  const named = variants.find(({ id }) => id === variantId)
  if (named) return named
  const own = variantsFor(variants, locale)
  const same = (one: T) => one.subject === subject
  return own.find(same) ?? variants.find(same) ?? own[0]
}
