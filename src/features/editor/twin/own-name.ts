import type { IntlShape } from 'react-intl'
import { languageName } from '#features/editor/blocks'

const names: ReadonlyMap<string, string> = new Map([
  ['en', 'English'],
  ['ja', '日本語'],
])

/** The name of a language in itself, so that its readers find it. */
export const ownName = (intl: IntlShape, lang: string): string => names.get(lang) ?? languageName(intl, lang)
