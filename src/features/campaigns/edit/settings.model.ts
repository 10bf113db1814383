import type { ContentVariant } from '#api/campaigns'
import type { CampaignDraft } from '#features/campaigns/campaign-step'

export const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type UtmKey = (typeof utmKeys)[number]
type Utm = NonNullable<CampaignDraft['tracking']['utm']>

/** A name as a part of an address: letters and digits of any script, with hyphens between. */
export const slugOf = (name: string): string =>
  Array.from(
    name
      .toWellFormed()
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+/g, ''),
  )
    .slice(0, 60)
    .join('')
    .replaceAll(/-+$/g, '')

/** What links of a campaign say of where a visit came from, when it is first turned on. */
export const utmFor = (name: string): Utm => ({ source: 'otegami', medium: 'email', campaign: slugOf(name) })

/** With one value changed; an empty one goes. */
export function withUtmValue(utm: Utm, key: UtmKey, value: string): Utm {
  const { [key]: _, ...rest } = utm
  return value === '' ? rest : { ...rest, [key]: value }
}

const isBlocks = ({ mode, doc }: ContentVariant): boolean => mode === 'blocks' && doc !== undefined

/** Whether any mail of a draft has an AMP part, and whether one can have it: only what is made of blocks. */
export const ampOf = (variants: readonly ContentVariant[]) => ({
  isOn: variants.some((variant) => isBlocks(variant) && variant.doc?.settings.amp.enabled === true),
  isPossible: variants.some(isBlocks),
})

/** With an AMP part in all mails of blocks, or in none. */
export const withAmp = (variants: readonly ContentVariant[], enabled: boolean): ContentVariant[] =>
  variants.map((variant) => {
    const { doc, amp } = variant
    if (!isBlocks(variant) || !doc) return variant
    return {
      ...variant,
      doc: { ...doc, settings: { ...doc.settings, amp: { enabled } } },
      amp: { ...amp, enabled },
    }
  })
