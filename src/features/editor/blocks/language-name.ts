import type { IntlShape } from 'react-intl'

/** The name of a language in that of the reader: Japanese. */
export const languageName = (intl: IntlShape, lang: string): string =>
  intl.formatDisplayName(lang, { type: 'language' }) ?? lang
