import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

test.each([
  ['ja', 19, 'hour', '19時間後'],
  ['ja', -3, 'day', '3日前'],
  ['ja', -1, 'minute', '1分前'],
  ['ja', 0, 'minute', '今'],
  ['en', 0, 'minute', 'now'],
  ['en', 19, 'hour', 'in 19 hours'],
  ['en', -3, 'day', '3 days ago'],
] as const)('%s: %i %s is %s', (locale, value, unit, text) => {
  expect(relativeTime(createIntl({ locale, messages: {} }), value, unit)).toBe(text)
})
