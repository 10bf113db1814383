import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { ofLanguage, type VariantLocale } from './variants.model.ts'
import { messages } from './content.messages.ts'

/** Readers of a language in words; those without one are everybody where no variant has a language, or no other is there. */
export function useLanguageName(variants: readonly ContentVariant[]): (locale: VariantLocale) => string {
  const intl = useIntl()
  const isOne = variants.length === 1 || variants.every(({ locale }) => locale === null)
  const rest = isOne ? messages.everyone : messages.others
  return (locale) => intl.formatMessage(locale === null ? rest : messages[locale])
}

/** What a variant is called: its language, and in an A/B test also its name and share. */
export function useVariantName(variants: readonly ContentVariant[]): (variant: ContentVariant) => string {
  const intl = useIntl()
  const languageName = useLanguageName(variants)
  return ({ locale, label, weight }) =>
    ofLanguage(variants, locale).length > 1
      ? intl.formatMessage(messages.variantName, {
          language: languageName(locale),
          label,
          share: weight,
        })
      : languageName(locale)
}
