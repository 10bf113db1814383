import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDomainName } from '#lib/domain-name'
import { isMailboxProvider, isPublicSuffix, normalizeDomain, registrableDomain } from './domain-names.ts'

test.each([
  ['Example.COM', 'example.com'],
  ['  shop.example.co.jp. ', 'shop.example.co.jp'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'example.com'],
  ['日本語.jp', 'xn--wgv71a119e.jp'],
  ['日本語。ｊｐ', 'xn--wgv71a119e.jp'],
  ['shop。example｡jp。', 'shop.example.jp'],
  ['xn--wgv71a119e.jp', 'xn--wgv71a119e.jp'],
])('%s is kept as %s', (typed, kept) => {
  expect(normalizeDomain(typed)).toBe(kept)
})

test.each([
  'https://example.com/',
  '*.example.com',
  'localhost',
  'a..b',
  'a b.com',
  'user@example.com',
  '192.168.0.1',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  '',
  '.',
])('%s is no domain', (typed) => {
  expect(normalizeDomain(typed)).toBeUndefined()
})

test('what is kept is a domain name, and stays what it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
      const kept = normalizeDomain(typed)
      if (kept === undefined) return
      expect(isDomainName(kept)).toBe(true)
      expect(normalizeDomain(kept)).toBe(kept)
      expect(kept.endsWith(registrableDomain(kept))).toBe(true)
    }),
  )
})

test('public suffixes and mailbox providers are told from what somebody owns', () => {
  expect(['co.jp', 'com', 'github.io'].map(isPublicSuffix)).toEqual([true, true, true])
  expect(['example.co.jp', 'example.com'].map(isPublicSuffix)).toEqual([false, false])
  expect(registrableDomain('a.b.example.co.jp')).toBe('example.co.jp')
  expect(registrableDomain('links.example.com')).toBe('example.com')
  expect(['gmail.com', 'mail.gmail.com', 'docomo.ne.jp'].every(isMailboxProvider)).toBe(true)
  expect(['notgmail.com', 'gmail.com.example'].some(isMailboxProvider)).toBe(false)
})
