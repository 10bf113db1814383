export { AppIntl, type AppIntlProps } from './app-intl.tsx'
export { detectLocale, isLocale, loadCatalogue, locales, type Catalogue, type Locale } from './locale.ts'
