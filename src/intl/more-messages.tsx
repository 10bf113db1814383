import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { deferred } from '#components/deferred'
import { AppIntl } from './app-intl.tsx'
import { isLocale, loadMoreCatalogue, type Locale } from './locale.ts'

export interface MoreMessagesProps {
  children: ReactNode
}

/** Adds one language's later messages to those that are there. */
const adding = (locale: Locale) =>
  deferred(async () => {
    const more = await loadMoreCatalogue(locale)
    return function WithMore({ children }: MoreMessagesProps) {
      const { locale: spoken, messages, timeZone } = useIntl()
      const all = useMemo(() => Object.assign({}, more, messages), [messages])
      return (
        <AppIntl locale={spoken} catalogue={all} timeZone={timeZone}>
          {children}
        </AppIntl>
      )
    }
  })

const byLocale = { en: adding('en'), ja: adding('ja') } satisfies Record<Locale, unknown>

/** Loads ahead what the first screens do without: when the page is idle, or when something is about to be opened. */
export const preloadMoreMessages = (locale: Locale): Promise<unknown> => byLocale[locale].preload()

/** Stands around what is loaded after the first screen, so that its words are loaded after the first screen too. Suspends. */
export function MoreMessages({ children }: MoreMessagesProps) {
  const { locale } = useIntl()
  const WithMore = byLocale[isLocale(locale) ? locale : 'en']
  return <WithMore>{children}</WithMore>
}
