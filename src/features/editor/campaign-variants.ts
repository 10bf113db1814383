import type { ContentVariant } from '#api/campaigns'
import { newId, type EmailDocument } from '#mail/document'
import { otherLanguage } from '#mail/twin'
import { oneLanguage } from '#mail/twin/changes'

/** A campaign has its mail in variants: one for everybody, or one for each language of a bilingual mail. */
export function campaignVariants(document: EmailDocument): ContentVariant[] {
  if (!document.settings.twin) return [variantOf(document, null)]
  // Readers of neither language get the first one: the original.
  return [document, otherLanguage(document)].map((one) =>
    variantOf(oneLanguage(one), localeOf(one.settings.lang)),
  )
}

const localeOf = (lang: string): ContentVariant['locale'] => {
  const base = lang.slice(0, 2).toLowerCase()
  return base === 'en' || base === 'ja' ? base : null
}

const variantOf = (doc: EmailDocument, locale: ContentVariant['locale']): ContentVariant => ({
  id: newId(),
  label: 'A',
  locale,
  weight: 100,
  subject: doc.settings.title,
  previewText: '',
  mode: 'blocks',
  doc,
  textAuto: true,
})
