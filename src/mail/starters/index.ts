import type { EmailDocument } from '#mail/document'
import type { StarterBrand } from './look.ts'
import { announcement, blank, letter, welcome } from './messages.ts'
import { digest, newsletter } from './news.ts'
import { event, product, receipt } from './offers.ts'

export type { StarterBrand } from './look.ts'

export interface Starter {
  key: StarterKey
  /** In the colours and type of the brand where there is one and its colours can be read. */
  document: (locale: 'en' | 'ja', brand?: StarterBrand) => EmailDocument
}

const all = { blank, newsletter, announcement, product, event, digest, welcome, receipt, letter }
export type StarterKey = keyof typeof all

/** Layouts to start a mail from, in both languages: each one passes every check, but for its pictures, which are to be replaced. */
export const starters: readonly Starter[] = [
  { key: 'blank', document: all.blank },
  { key: 'newsletter', document: all.newsletter },
  { key: 'announcement', document: all.announcement },
  { key: 'product', document: all.product },
  { key: 'event', document: all.event },
  { key: 'digest', document: all.digest },
  { key: 'welcome', document: all.welcome },
  { key: 'receipt', document: all.receipt },
  { key: 'letter', document: all.letter },
]
