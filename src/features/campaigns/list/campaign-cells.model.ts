import type { Audience, ContentVariant } from '#api/campaigns'

/** Chips of an audience that are shown; the others are a number. */
const CHIPS = { shown: 1 } as const

interface Chip {
  id: string
  name: string
}

/** Which languages a campaign is written in, where it is more than one or not for everybody, and whether variants compete. */
export function variantBadges(variants: readonly Pick<ContentVariant, 'locale'>[]): {
  locales: readonly string[]
  isTest: boolean
} {
  const locales = [...new Set(variants.map(({ locale }) => locale))]
  return {
    locales: locales.filter((locale) => locale !== null).toSorted(),
    isTest: locales.length < variants.length,
  }
}

/** What is shown of lists and segments: names where they are known, ids of those that are gone. */
export function audienceChips(
  { mailingListIds, segmentIds, conditions }: Audience,
  names: ReadonlyMap<string, string> | undefined,
): { shown: readonly Chip[]; more: readonly Chip[]; hasConditions: boolean } {
  const all = [...mailingListIds, ...segmentIds].map((id) => ({
    id,
    name: names ? (names.get(id) ?? id) : '…',
  }))
  return {
    shown: all.slice(0, CHIPS.shown),
    more: all.slice(CHIPS.shown),
    hasConditions: conditions !== undefined,
  }
}
