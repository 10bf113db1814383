import { expect, test } from 'vitest'
import { addressesInText, withAddresses } from './addresses.ts'

const found = (text: string) => addressesInText(text).map(({ address }) => address)

test.each([
  ['https://example.jp/news', ['https://example.jp/news']],
  ['See https://example.jp/news.', ['https://example.jp/news']],
  ['News (https://example.jp/news), more.', ['https://example.jp/news']],
  [
    'https://example.jp/a_(b) and [HTTP://EXAMPLE.JP/?q=[1]]!',
    ['https://example.jp/a_(b)', 'HTTP://EXAMPLE.JP/?q=[1]'],
  ],
  ['詳しくは「https://example.jp/news」へ。', ['https://example.jp/news']],
  ['（https://example.jp/news）、https://example.jp/。', ['https://example.jp/news', 'https://example.jp/']],
  [
    'https://example.jp/?id={{ contact.id | url_encode }}&a=1。',
    ['https://example.jp/?id={{ contact.id | url_encode }}&a=1'],
  ],
  ['https://{{contact.site}}/', ['https://{{contact.site}}/']],
  ['https://example.jp/{% if a %}b{% endif %}', ['https://example.jp/']],
  ['<https://example.jp/>, "https://example.jp/a"', ['https://example.jp/', 'https://example.jp/a']],
])('addresses in %s', (text, addresses) => {
  expect(found(text)).toEqual(addresses)
})

test.each([
  'https://example.jp/をご覧ください',
  'https://ja.wikipedia.org/wiki/コーヒー',
  'https://日本語.jp/',
  'https://...',
])('where %s ends is not known', (text) => {
  expect(found(text)).toEqual([])
})

test('words around addresses stay', () => {
  expect(withAddresses('（https://a.jp/）と https://b.jp/.', (address) => `<${address}>`)).toBe(
    '（<https://a.jp/>）と <https://b.jp/>.',
  )
})
