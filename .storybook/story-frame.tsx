import { useLayoutEffect, type ReactNode } from 'react'
import { AppIntl, isLocale, type Catalogue } from '#intl'
import * as styles from './story-frame.css.ts'

const loaders: Record<string, () => Promise<{ default: Catalogue }>> = {
  ja: () => import('virtual:messages/ja'),
  'en-XA': () => import('virtual:messages/en-XA'),
}

/** The messages of the toolbar's language: English unless it names another. */
export async function storyCatalogue(locale: unknown): Promise<Catalogue> {
  const load = loaders[String(locale)] ?? (() => import('virtual:messages/en'))
  return (await load()).default
}

export interface StoryFrameProps {
  theme: unknown
  locale: unknown
  catalogue: Catalogue
  padded: boolean
  children: ReactNode
}

/** What every story stands in: the providers of the app, on the toolbar's theme and language. */
export function StoryFrame({ theme, locale, catalogue, padded, children }: StoryFrameProps) {
  const language = isLocale(locale) ? locale : 'en'
  useLayoutEffect(() => {
    document.documentElement.lang = language
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
  }, [language, theme])
  return (
    <AppIntl locale={language} catalogue={catalogue} timeZone="Asia/Tokyo">
      <div className={styles.root} data-padded={padded || undefined}>
        {children}
      </div>
    </AppIntl>
  )
}
