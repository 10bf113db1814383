import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { deferred } from '#components/deferred'
import { AppIntl } from './app-intl.tsx'
import { isLocale, loadMoreCatalogue, type Catalogue, type Locale, type MessagePart } from './locale.ts'

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

interface Words {
  /** Once they are there. */
  catalogue?: Catalogue
}

/** One language's later messages, and what stands for their loading: it draws nothing, suspends, and throws what fails. */
function later(locale: Locale, of: MessagesOf) {
  const words: Words = {}
  const Loading = deferred(async () => {
    words.catalogue = await loadMoreCatalogue(locale, parts[of])
    return () => null
  })
  return { words, Loading }
}

const laterIn = (locale: Locale) => ({
  app: later(locale, 'app'),
  whole: later(locale, 'whole'),
  editor: later(locale, 'editor'),
  panels: later(locale, 'panels'),
})

const byLocale = { en: laterIn('en'), ja: laterIn('ja') } satisfies Record<
  Locale,
  Record<MessagesOf, unknown>
>

const laterOf = (locale: string, of: MessagesOf) => byLocale[isLocale(locale) ? locale : 'en'][of]

/** Loads ahead what the first screens do without: when the page is idle, or when something is about to be opened. */
export const preloadMoreMessages = (locale: string, of: MessagesOf = 'app'): Promise<unknown> =>
  laterOf(locale, of).Loading.preload()

/** Loads those messages in one language that are there in another. Rejects if that fails: nothing is half translated then. */
export async function loadSameMessages(locale: Locale, as: Locale): Promise<void> {
  const there = Object.entries(byLocale[as]).flatMap(([of, { words }]) =>
    words.catalogue && isMessagesOf(of) ? parts[of] : [],
  )
  await loadMoreCatalogue(locale, there)
}

const isMessagesOf = (of: string): of is MessagesOf => of in parts

/**
 * Stands around what is loaded after the first screen, so that its words are loaded after the first screen too. Suspends.
 * What it stands around stays when the language changes, and with it what was typed there.
 */
export function MoreMessages({ of = 'app', children }: MoreMessagesProps) {
  const { locale } = useIntl()
  const { words, Loading } = laterOf(locale, of)
  return (
    <>
      <Loading />
      <WithMore words={words}>{children}</WithMore>
    </>
  )
}

/**
 * Stands after what loads the words, and reads them then: React goes on with a part that suspended, and draws nothing anew that
 * stands around it. Without them it is drawn only to be thrown away.
 */
function WithMore({ words: { catalogue }, children }: { words: Words; children: ReactNode }) {
  const { locale, messages, timeZone } = useIntl()
  const all = useMemo(() => catalogue && Object.assign({}, catalogue, messages), [catalogue, messages])
  return (
    all && (
      <AppIntl locale={locale} catalogue={all} timeZone={timeZone}>
        {children}
      </AppIntl>
    )
  )
}
