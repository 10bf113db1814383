export { AppIntl } from './app-intl.tsx'
export { catalogueOf, currentLocale, detectLocale, isLocale, locales, type Locale } from './locale.ts'
