import type { Brand } from '#api/brand'
import { brandLook, isReadable } from '#domain/brand/brand-look'
import type { Settings } from '#mail/document'

/** Whether the mail looks as the brand says already. */
export function usesBrand(brand: Brand, settings: Settings): boolean {
  const { theme, font, radius } = brandLook(brand, settings)
  return (
    JSON.stringify({ theme, font, radius }) ===
    JSON.stringify({
      theme: { ...theme, ...settings.theme },
      font: { heading: settings.font.heading, body: settings.font.body },
      radius: settings.radius,
    })
  )
}

export type BrandGap = 'logo' | 'address' | 'complaint' | 'nameJa' | 'addressJa' | 'social' | 'contrast'

/** What a mail in this language needs and the brand lacks, what the law wants first. */
export function brandGaps({ company, logo, social, colors }: Brand, lang: string): BrandGap[] {
  const isJapanese = lang.startsWith('ja')
  const missing: Record<BrandGap, boolean> = {
    address: company.address === '',
    complaint: isJapanese && company.complaintContact === '',
    nameJa: isJapanese && !company.nameJa,
    addressJa: isJapanese && !company.addressJa,
    logo: logo === null,
    social: social.length === 0,
    contrast: !isReadable(colors.onPrimary, colors.primary) || !isReadable(colors.text, colors.surface),
  }
  return (['address', 'complaint', 'nameJa', 'addressJa', 'logo', 'social', 'contrast'] as const).filter(
    (gap) => missing[gap],
  )
}
