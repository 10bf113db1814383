import { useMemo, type ReactNode } from 'react'
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl'
import { ownTimezone } from '#lib/time-zones'
import type { Catalogue } from './locale.ts'

export interface AppIntlProps {
  /** A language of the product, or a made-up one of the tests. */
  locale: string
  catalogue: Catalogue
  /** An IANA zone for every time that is formatted, typed or compared. @default the browser's */
  timeZone?: string | undefined
  children: ReactNode
}

/** Messages, numbers and dates for everything below. A message that is missing or can't be formatted throws: tests see it. */
export function AppIntl({ locale, catalogue, timeZone, children }: AppIntlProps) {
  const zone = timeZone ?? ownTimezone()
  const intl = useMemo(
    () =>
      findingMessagesAtOnce(
        createIntl(
          { locale, defaultLocale: 'en', messages: catalogue, timeZone: zone, onError: reportMessageError },
          formatters,
        ),
      ),
    [locale, catalogue, zone],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Of all languages and options, so that the words that come later format with those of the words before. */
const formatters = createIntlCache()

/** React Intl writes out a message and all its formats at each use, to find how it is formatted. Here it is found by what it is. */
function findingMessagesAtOnce(intl: IntlShape): IntlShape {
  const { getMessageFormat } = intl.formatters
  const known = new WeakMap<object, ReturnType<typeof getMessageFormat>>()
  intl.formatters.getMessageFormat = (message, ...rest) => {
    if (typeof message === 'string') return getMessageFormat(message, ...rest)
    const format = known.get(message) ?? getMessageFormat(message, ...rest)
    known.set(message, format)
    return format
  }
  return intl
}

function reportMessageError(error: Error) {
  if (import.meta.env.PROD) console.error(error.message)
  else throw error
}
