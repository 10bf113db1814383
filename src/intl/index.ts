export { AppIntl, type AppIntlProps } from './app-intl.tsx'
export {
  detectLocale,
  isLocale,
  loadCatalogue,
  localeNames,
  locales,
  type Catalogue,
  type Locale,
} from './locale.ts'
export {
  loadSameMessages,
  MoreMessages,
  preloadMoreMessages,
  type MessagesOf,
  type MoreMessagesProps,
} from './more-messages.tsx'
export { withWords } from './with-words.tsx'
export { relativeTime } from './relative-time.ts'
