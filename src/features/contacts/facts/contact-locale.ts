import type { IntlShape } from 'react-intl'

/** A contact's language in the reader's words; what is no language tag is shown as it is. */
export function localeNameOf(intl: IntlShape, locale: string | undefined): string {
  if (locale === undefined || locale === '') return '—'
  try {
    return intl.formatDisplayName(locale, { type: 'language' }) ?? locale
  } catch {
    return locale
  }
}
