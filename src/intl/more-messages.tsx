import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { deferred } from '#components/deferred'
import { AppIntl } from './app-intl.tsx'
import { isLocale, loadMoreCatalogue, type Locale, type MessagePart } from './locale.ts'

/**
 * The words of the whole app, those that make the contacts whole, those that the email editor needs to type, or those of its
 * panels and dialogs too.
 */
export type MessagesOf = 'app' | 'whole' | 'editor' | 'panels'

export interface MoreMessagesProps {
  /** @default app */
  of?: MessagesOf | undefined
  children: ReactNode
}

const parts: Record<MessagesOf, readonly MessagePart[]> = {
  app: ['whole', 'editor', 'panels', 'more'],
  whole: ['whole'],
  editor: ['editor'],
  panels: ['whole', 'editor', 'panels'],
}

/** Adds one language's later messages to those that are there. */
const adding = (locale: Locale, of: MessagesOf) =>
  deferred(async () => {
    const more = await loadMoreCatalogue(locale, parts[of])
    return function WithMore({ children }: Pick<MoreMessagesProps, 'children'>) {
      const { locale: spoken, messages, timeZone } = useIntl()
      const all = useMemo(() => Object.assign({}, more, messages), [messages])
      return (
        <AppIntl locale={spoken} catalogue={all} timeZone={timeZone}>
          {children}
        </AppIntl>
      )
    }
  })

const addingIn = (locale: Locale) => ({
  app: adding(locale, 'app'),
  whole: adding(locale, 'whole'),
  editor: adding(locale, 'editor'),
  panels: adding(locale, 'panels'),
})

const byLocale = {
  en: addingIn('en'),
  ja: addingIn('ja'),
} satisfies Record<Locale, Record<MessagesOf, unknown>>

const addingOf = (locale: string, of: MessagesOf) => byLocale[isLocale(locale) ? locale : 'en'][of]

/** Loads ahead what the first screens do without: when the page is idle, or when something is about to be opened. */
export const preloadMoreMessages = (locale: string, of: MessagesOf = 'app'): Promise<unknown> =>
  addingOf(locale, of).preload()

/** Stands around what is loaded after the first screen, so that its words are loaded after the first screen too. Suspends. */
export function MoreMessages({ of = 'app', children }: MoreMessagesProps) {
  const { locale } = useIntl()
  const WithMore = addingOf(locale, of)
  return <WithMore>{children}</WithMore>
}
