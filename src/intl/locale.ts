import type { IntlConfig } from 'react-intl'

/** The languages of the product (WRI-1). */
export const locales = ['en', 'ja'] as const
export type Locale = (typeof locales)[number]

/** Each language in its own words: a reader finds it whatever the page speaks. */
export const localeNames: Record<Locale, string> = { en: 'English', ja: '日本語' }

const FALLBACK: Locale = 'en'

/** A compiled catalogue: message id to syntax tree. */
export type Catalogue = NonNullable<IntlConfig['messages']>

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/**
 * The stored choice, else the first two letters of the browser's first language, else English (WRI-1).
 */
export function detectLocale(stored: unknown, browserLanguages: readonly string[]): Locale {
  if (isLocale(stored)) return stored
  const detected = browserLanguages[0]?.slice(0, 2).toLowerCase()
  return isLocale(detected) ? detected : FALLBACK
}

/** Loads the messages of the first screens in one language; the other stays on the server. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const module =
    locale === 'ja' ? await import('virtual:messages/first/ja') : await import('virtual:messages/first/en')
  return module.default
}

/** What is said after the first screens, in parts that are loaded one by one. */
export type MessagePart = 'whole' | 'editor' | 'panels' | 'more'

const laterCatalogues: Record<Locale, Record<MessagePart, () => Promise<{ default: Catalogue }>>> = {
  en: {
    whole: () => import('virtual:messages/whole/en'),
    editor: () => import('virtual:messages/editor/en'),
    panels: () => import('virtual:messages/panels/en'),
    more: () => import('virtual:messages/more/en'),
  },
  ja: {
    whole: () => import('virtual:messages/whole/ja'),
    editor: () => import('virtual:messages/editor/ja'),
    panels: () => import('virtual:messages/panels/ja'),
    more: () => import('virtual:messages/more/ja'),
  },
}

/** Loads the messages of these parts: see `MoreMessages`. */
export async function loadMoreCatalogue(locale: Locale, parts: readonly MessagePart[]): Promise<Catalogue> {
  const modules = await Promise.all(parts.map((part) => laterCatalogues[locale][part]()))
  return Object.assign({}, ...modules.map((module) => module.default))
}
