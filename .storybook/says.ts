import { createIntl } from 'react-intl'
import type { Catalogue } from '#intl'
import type en from '../src/intl/en.json'

export type MessageId = keyof typeof en

/** A message in the language that the story runs in: what a play function looks for. */
export type Says = (id: MessageId, values?: Record<string, string | number>) => string

export function saysIn(locale: unknown, messages: Catalogue): Says {
  const intl = createIntl({ locale: locale === 'ja' ? 'ja' : 'en', messages, timeZone: 'Asia/Tokyo' })
  return (id, values) => intl.formatMessage({ id }, values)
}
