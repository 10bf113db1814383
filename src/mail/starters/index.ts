import type { EmailDocument } from '#mail/document'
import { announcement, blank, newsletter, welcome } from './news.ts'
import { event, product } from './offers.ts'

export interface Starter {
  key: string
  document: (locale: 'en' | 'ja') => EmailDocument
}

/** Layouts to start a mail from, in both languages: each one passes every check, but for its pictures, which are to be replaced. */
export const starters: readonly Starter[] = [
  { key: 'blank', document: blank },
  { key: 'newsletter', document: newsletter },
  { key: 'announcement', document: announcement },
  { key: 'product', document: product },
  { key: 'event', document: event },
  { key: 'welcome', document: welcome },
]
