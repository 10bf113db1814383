import { use, useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AppIntl } from './app-intl.tsx'
import { isLocale, loadMoreCatalogue, type Catalogue, type Locale } from './locale.ts'

const asked = new Map<Locale, Promise<Catalogue>>()

/** Loads ahead what the first screens do without: when the page is idle, or when something is about to be opened. */
export function preloadMoreMessages(locale: Locale): Promise<Catalogue> {
  const known = asked.get(locale)
  if (known) return known
  const loading = loadMoreCatalogue(locale)
  asked.set(locale, loading)
  // What failed is asked for again when it is next wanted.
  loading.catch(() => asked.delete(locale))
  return loading
}

export interface MoreMessagesProps {
  children: ReactNode
}

/** Stands around what is loaded after the first screen, so that its words are loaded after the first screen too. Suspends. */
export function MoreMessages({ children }: MoreMessagesProps) {
  const { locale, messages, timeZone } = useIntl()
  const more = use(preloadMoreMessages(isLocale(locale) ? locale : 'en'))
  const all = useMemo(() => Object.assign({}, more, messages), [more, messages])
  return (
    <AppIntl locale={locale} catalogue={all} timeZone={timeZone}>
      {children}
    </AppIntl>
  )
}
