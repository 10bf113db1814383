import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { SWRConfig } from 'swr'
import { WorkspaceScope } from '#api/core'
import { AppProviders } from '#app/app-providers.tsx'
import { usePreferences } from '#app/preferences.tsx'
import { decodeTheme } from '#app/theme.ts'
import { ToastRegion } from '#components/toast'
import { isLocale, loadCatalogue, type Catalogue } from '#intl'
import { HOUR, SECOND } from '#lib/duration'
import { onModeChange } from './modes.ts'
import { pseudoCatalogue } from './pseudo-locale.ts'
import { isTest, type StoryMock } from './story-mock.ts'
import * as styles from './story-frame.css.ts'

/** How a story stands in its frame: with room around it, as high as the window, or as it is (the whole app brings its own). */
export type Frame = 'padded' | 'screen' | 'bare'

/** The messages of the toolbar's language: English unless it names another. */
export async function storyCatalogue(locale: unknown): Promise<Catalogue> {
  if (locale === 'ja') return (await import('virtual:messages/ja')).default
  const english = (await import('virtual:messages/en')).default
  return locale === 'en-XA' ? pseudoCatalogue(english) : english
}

/** The messages that the app itself has when this screen is first drawn: the others are there only below `MoreMessages`. */
export async function firstCatalogue(locale: unknown): Promise<Catalogue> {
  return isLocale(locale) ? loadCatalogue(locale) : storyCatalogue(locale)
}

/**
 * What is shown again within this time, in ms, asks nothing. A slow machine would ask again where a quick one does not, so in the
 * tests it is as long as any story.
 */
const DEDUPING_INTERVAL = isTest ? HOUR : 2 * SECOND

export interface StoryFrameProps {
  mock: StoryMock
  theme: unknown
  locale: unknown
  catalogue: Catalogue
  frame: Frame
  /** Which messages a language brings that is chosen while the story is shown. */
  words: (locale: unknown) => Promise<Catalogue>
  /** Where the router stands. */
  address: string
  workspaceId: string | undefined
  /** SWR's, ms. */
  dedupingInterval: number | undefined
  children: ReactNode
}

/** What every story stands in: the providers of the app, on the toolbar's theme and language. */
export function StoryFrame({ address, ...rest }: StoryFrameProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <InRouter {...rest} />
    </MemoryRouter>
  )
}

function InRouter({
  mock: { api, session, config },
  theme,
  locale,
  catalogue,
  words,
  frame,
  workspaceId,
  dedupingInterval = DEDUPING_INTERVAL,
  children,
}: Omit<StoryFrameProps, 'address'>) {
  const location = useLocation()
  const address = useRef(location)
  useLayoutEffect(() => {
    address.current = location
  }, [location])
  const [readAddress] = useState(() => () => address.current)
  const [answers] = useState({
    dedupingInterval,
    // A slow machine would ask again by itself (ERR-17) before a story presses Retry, a quick one would not.
    ...(isTest && { shouldRetryOnError: false }),
  })
  return (
    <AppProviders
      api={api}
      session={session}
      config={config}
      readAddress={readAddress}
      // At once: one story would have the region and another not, as the machine is quick or slow.
      toasts={<ToastRegion />}
      initialTheme={decodeTheme(theme) ?? 'system'}
      initialLocale={isLocale(locale) ? locale : 'en'}
      initialCatalogue={catalogue}
      timeZone="Asia/Tokyo"
      loadWords={words}
    >
      <ModeChanger />
      <SWRConfig value={answers}>
        <div className={styles.root} data-frame={frame}>
          {workspaceId === undefined ? (
            children
          ) : (
            <WorkspaceScope workspaceId={workspaceId}>{children}</WorkspaceScope>
          )}
        </div>
      </SWRConfig>
    </AppProviders>
  )
}

/** Changes theme and language as a reader does in the settings, when the tests ask for it. */
function ModeChanger() {
  const { setTheme, setLocale } = usePreferences()
  useEffect(
    () =>
      onModeChange(({ theme, locale }) => {
        setTheme(theme)
        setLocale(locale)
      }),
    [setTheme, setLocale],
  )
  return null
}
