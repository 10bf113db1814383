import { createContext, use } from 'react'
import type { TableDensity } from '#components/data-table'
import type { Locale } from '#intl'

/** SET-14. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** What the reader chose for this browser, and what only the app around the settings can do. */
export interface SettingsPreferences {
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  density: TableDensity
  onDensityChange: (density: TableDensity) => void
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  /** Shows all keyboard shortcuts. */
  onShowShortcuts: () => void
  onSignOut: () => void
}

export const SettingsPreferencesContext = createContext<SettingsPreferences | undefined>(undefined)

export function useSettingsPreferences(): SettingsPreferences {
  const preferences = use(SettingsPreferencesContext)
  if (!preferences)
    throw new Error('No <SettingsPreferencesContext> above the settings. The app fills it in.')
  return preferences
}
