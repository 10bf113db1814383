import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { agoWords } from './ago-words.ts'

const inEnglish = createIntl({ locale: 'en' })
const inJapanese = createIntl({ locale: 'ja' })

test.each([
  [0, 'now', '今'],
  [SECOND, '1 second ago', '1秒前'],
  [MINUTE - 1, '59 seconds ago', '59秒前'],
  [MINUTE, '1 minute ago', '1分前'],
  [HOUR - 1, '59 minutes ago', '59分前'],
  [19 * HOUR, '19 hours ago', '19時間前'],
  [DAY, '1 day ago', '1日前'],
  [40 * DAY, '40 days ago', '40日前'],
])('%i ms ago is %s, %s', (since, english, japanese) => {
  expect(agoWords(inEnglish, since)).toBe(english)
  expect(agoWords(inJapanese, since)).toBe(japanese)
})
