import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainIn, nameProblem, zoneAbove } from './domain-name.model.ts'
import { shownName } from './shown-name.model.ts'

test.each([
  ['https://example.com/shop?q=1#a', 'example.com'],
  ['HTTP://Example.com', 'example.com'],
  ['hello@example.com', 'example.com'],
  ['example.com/', 'example.com'],
  [' ｅｘａｍｐｌｅ.com ', 'example.com'],
  ['https://', 'https:'],
])('the domain in %j is %j', (typed, name) => {
  expect(domainIn(typed)).toBe(name)
})

test.each([
  ['', 'nameEmpty'],
  ['https://example.com', 'nameWrong'],
  ['*.example.com', 'nameWrong'],
  ['exa mple.com', 'nameWrong'],
  [`${'a'.repeat(64)}.com`, 'nameWrong'],
  [`${'a.'.repeat(130)}com`, 'nameWrong'],
  ['Subject: x\r\nBcc: y@z.com', 'nameWrong'],
  ['co.jp', 'nameSuffix'],
  ['mail.yahoo.co.jp', 'nameMailbox'],
  ['ＳＡＫＵＲＡ.example.', 'nameTaken'],
  ['日本語.jp', undefined],
  ['news.example.com', undefined],
])('%j: %s', (typed, problem) => {
  expect(nameProblem(typed, ['sakura.example'])).toBe(problem)
})

test('a name is shown as people read it, with what stands in the DNS', () => {
  expect(shownName('xn--wgv71a119e.jp')).toBe('日本語.jp (xn--wgv71a119e.jp)')
  expect(shownName('sakura.example')).toBe('sakura.example')
  expect(shownName('xn--99999999999.jp')).toBe('xn--99999999999.jp')
})

test('whatever is typed is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      nameProblem(typed, [])
      domainIn(typed)
      expect(shownName(typed).includes(typed)).toBe(true)
    }),
  )
})

test('records of a subdomain go to the zone above it', () => {
  expect(['a.b.co.jp', 'b.co.jp', 'mail.sakura.example'].map(zoneAbove)).toEqual([
    'b.co.jp',
    undefined,
    'sakura.example',
  ])
})
