import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bimiHost, bimiRecord } from './bimi.ts'

test('the record names the logo', () => {
  expect(bimiHost('shop.example')).toBe('default._bimi.shop.example')
  expect(bimiRecord(' https://shop.example/logo.svg ')).toBe('v=BIMI1; l=https://shop.example/logo.svg;')
  expect(bimiRecord('https://店.example/ロゴ.SVG')).toMatch(/^v=BIMI1; l=https:\/\/xn--[\x21-\x7e]+\.SVG;$/)
})

test.each([
  '',
  'logo.svg',
  'http://shop.example/logo.svg',
  'https://shop.example/logo.png',
  'https://shop.example/?x=logo.svg',
  'https://me:secret@shop.example/logo.svg',
  'https://shop.example/a b.svg',
  'https://shop.example/a;p=none.svg',
  'https://shop.example/a"b.svg',
  'https://shop.example/a\r\nb.svg',
  'javascript:alert(1)//.svg',
  `https://shop.example/${'x'.repeat(500)}.svg`,
])('%j is no address of a logo', (text) => {
  expect(bimiRecord(text)).toBeUndefined()
})

test('whatever is typed, a record has exactly its two parts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((path) => `https://a.example/${path}.svg`),
      ),
      (text) => {
        const record = bimiRecord(text)
        if (record !== undefined) expect(record).toMatch(/^v=BIMI1; l=https:\/\/[^\s;"]+;$/)
      },
    ),
  )
})
