import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDomainName } from '#lib/domain-name'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'

test.each([
  'a@b.co',
  'hanako.sato+news@example.co.jp',
  "o'brien@example.com",
  'x@sub_domain.example.com',
  'x@xn--wgv71a119e.jp',
  `${'a'.repeat(64)}@b.co`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})
test.each([
  '',
  '@',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.co',
  'a@b..co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.co',
  '"a"@b.co',
  'a@b.co ',
  'a＠b.co',
  'a@localhost',
  'a@-b.co',
  'a@b.c0m_',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(250)}.co`,
  'a@b.co\r\nBcc: x@y.co',
  ['a@b.co'],
  null,
  undefined,
  7,
  {},
])('%j is not', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each([
  'example.com',
  'EXAMPLE.com',
  'a-b.example.co.jp',
  '_dmarc.example.com',
  'xn--wgv71a119e.jp',
  'example.xn--p1ai',
  `${'a'.repeat(63)}.com`,
])('%s is a domain', (text) => {
  expect(isDomainName(text)).toBe(true)
})
test.each([
  'localhost',
  'a..b',
  'a b.com',
  '日本語.jp',
  `${'a'.repeat(64)}.com`,
  '-a.com',
  'a-.com',
  'a.com.',
  '.com',
  'a.c',
  'https://a.com',
  '',
  ['a.com'],
  null,
])('%j is no domain', (text) => {
  expect(isDomainName(text)).toBe(false)
})

test('hostile text is refused without backtracking', () => {
  expect(isEmailAddress(`${'a.'.repeat(50_000)}@`)).toBe(false)
  expect(isDomainName('a-'.repeat(50_000))).toBe(false)
})

test('full-width and upper case are the same address', () => {
  expect(normalizeEmail(' ＨＡＮＡＫＯ＠example.ＪＰ　')).toBe('hanako@example.jp')
  expect(normalizeEmail('\ufeff\u200bA@b.co\u200b\u2060')).toBe('a@b.co')
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email))
    }),
  )
})

test('blanks within a text are looked through once', () => {
  const blanks = ' '.repeat(200_000)
  expect(normalizeEmail(`\u{e0041}a${blanks}b \u{e0041}\u200b `)).toBe(`a${blanks}b`)
  expect(normalizeEmail(blanks)).toBe('')
  expect(normalizeEmail('a\ud83d\ude00\udc00')).toBe('a\ud83d\ude00\udc00')
})
