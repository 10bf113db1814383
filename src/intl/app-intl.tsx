import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
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
  return (
    <IntlProvider
      locale={locale}
      defaultLocale="en"
      messages={catalogue}
      timeZone={timeZone ?? ownTimezone()}
      onError={reportMessageError}
    >
      {children}
    </IntlProvider>
  )
}

function reportMessageError(error: Error) {
  if (import.meta.env.PROD) console.error(error.message)
  else throw error
}
