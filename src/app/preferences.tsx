import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { decodeTableDensity, TableDensityContext, type TableDensity } from '#components/data-table'
import { AppIntl, isLocale, loadCatalogue, loadSameMessages, type Catalogue, type Locale } from '#intl'
import { onStored, readStored, storageKeys, writeStored } from '#lib/storage'
import { applyTheme, decodeTheme, type Theme } from './theme.ts'

/** What a reader chose for this browser: remembered here, applied at once. */
export interface Preferences {
  theme: Theme
  density: TableDensity
  locale: Locale
  /** A language that was chosen and could not be loaded: a new object for each attempt. */
  notLoaded: { locale: Locale } | undefined
  setTheme: (theme: Theme) => void
  setDensity: (density: TableDensity) => void
  setLocale: (locale: Locale) => void
}

const PreferencesContext = createContext<Preferences | undefined>(undefined)

export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('No <PreferencesProvider> above this component.')
  return preferences
}

export interface PreferencesProviderProps {
  initialTheme: Theme
  /** @default 'comfortable' */
  initialDensity?: TableDensity | undefined
  initialLocale: Locale
  initialCatalogue: Catalogue
  timeZone?: string
  /** The messages of a language that is chosen, as many as the page has in the one before. @default those of the app */
  loadWords?: typeof loadWordsOfApp
  children: ReactNode
}

async function loadWordsOfApp(next: Locale, before: Locale): Promise<Catalogue> {
  const [catalogue] = await Promise.all([loadCatalogue(next), loadSameMessages(next, before)])
  return catalogue
}

export function PreferencesProvider({
  initialTheme,
  initialDensity = 'comfortable',
  initialLocale,
  initialCatalogue,
  timeZone,
  loadWords = loadWordsOfApp,
  children,
}: PreferencesProviderProps) {
  const [theme, chooseTheme] = useState(initialTheme)
  const [density, chooseDensity] = useState(initialDensity)
  const [language, setLanguage] = useState({ locale: initialLocale, catalogue: initialCatalogue })
  const [notLoaded, setNotLoaded] = useState<{ locale: Locale }>()
  const { locale, catalogue } = language

  useLayoutEffect(() => applyTheme(theme), [theme])
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const preferences = useMemo(() => {
    const speak = async (next: Locale) => {
      const loaded = await loadWords(next, locale).catch(() => undefined)
      // Texts that come late are not those of the last choice.
      if ((readStored(storageKeys.locale, (value) => value) ?? next) !== next) return
      if (loaded) {
        startTransition(() => setLanguage({ locale: next, catalogue: loaded }))
        return
      }
      writeStored(storageKeys.locale, locale)
      setNotLoaded({ locale: next })
    }
    return {
      theme,
      density,
      locale,
      notLoaded,
      setTheme(next: Theme) {
        writeStored(storageKeys.theme, next)
        chooseTheme(next)
      },
      setDensity(next: TableDensity) {
        writeStored(storageKeys.tableDensity, next)
        chooseDensity(next)
      },
      setLocale(next: Locale) {
        writeStored(storageKeys.locale, next)
        void speak(next)
      },
      speak,
    }
  }, [theme, density, locale, notLoaded, loadWords])

  // What another tab chooses holds here too, without writing it back.
  useEffect(() => {
    const stops = [
      onStored(storageKeys.theme, (value) => chooseTheme(decodeTheme(value) ?? 'system')),
      onStored(storageKeys.tableDensity, (value) =>
        chooseDensity(decodeTableDensity(value) ?? 'comfortable'),
      ),
      onStored(storageKeys.locale, (value) => {
        if (isLocale(value)) void preferences.speak(value)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [preferences])

  return (
    <PreferencesContext value={preferences}>
      <AppIntl locale={locale} catalogue={catalogue} timeZone={timeZone}>
        <TableDensityContext value={density}>{children}</TableDensityContext>
      </AppIntl>
    </PreferencesContext>
  )
}
