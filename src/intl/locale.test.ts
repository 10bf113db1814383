import { expect, test } from 'vitest'
import { detectLocale } from '#intl/locale'

test.each([
  [undefined, ['ja'], 'ja'],
  [undefined, ['ja-JP', 'en'], 'ja'],
  [undefined, ['JA-jp'], 'ja'],
  [undefined, ['en-GB'], 'en'],
  [undefined, ['fr', 'ja'], 'en'],
  [undefined, [''], 'en'],
  [undefined, [], 'en'],
  [undefined, ['zh-Hant'], 'en'],
  ['xx', ['ja'], 'ja'],
  ['en', ['ja'], 'en'],
  ['ja', ['en'], 'ja'],
  [null, ['de'], 'en'],
])('stored %j in a browser of %j reads %s', (stored, languages, locale) => {
  expect(detectLocale(stored, languages)).toBe(locale)
})
