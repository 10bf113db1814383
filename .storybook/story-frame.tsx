import { use, useLayoutEffect, type ReactNode } from 'react'
import { AppIntl, isLocale, type Catalogue } from '#intl'
import * as styles from './story-frame.css.ts'

const catalogues = new Map<string, Promise<Catalogue>>()
const loaders: Record<string, () => Promise<{ default: Catalogue }>> = {
  en: () => import('virtual:messages/en'),
  ja: () => import('virtual:messages/ja'),
  'en-XA': () => import('virtual:messages/en-XA'),
}

function catalogueFor(locale: string): Promise<Catalogue> {
  const known = catalogues.get(locale)
  if (known) return known
  const loading = (loaders[locale] ?? loaders['en']!)().then((module) => module.default)
  catalogues.set(locale, loading)
  return loading
}

export interface StoryFrameProps {
  theme: unknown
  locale: unknown
  padded: boolean
  children: ReactNode
}

/** What every story stands in: the providers of the app, on the toolbar's theme and language. */
export function StoryFrame({ theme, locale, padded, children }: StoryFrameProps) {
  const name = typeof locale === 'string' ? locale : 'en'
  const language = isLocale(name) ? name : 'en'
  useLayoutEffect(() => {
    document.documentElement.lang = language
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
  }, [language, theme])
  return (
    <AppIntl locale={language} catalogue={use(catalogueFor(name))} timeZone="Asia/Tokyo">
      <div className={styles.root} data-padded={padded || undefined}>
        {children}
      </div>
    </AppIntl>
  )
}
