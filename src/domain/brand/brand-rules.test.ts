import { expect, test } from 'vitest'
import { BRAND } from '#lib/brand-limits'
import { footerProblem, lineProblem, socialKindOf, socialName } from './brand-rules.ts'

test.each([
  ['株式会社さくら珈琲焙煎所', undefined],
  ['  Ridge Tea Co.  ', undefined],
  ['', undefined],
  ['Ridge\r\nBcc: victim@example.com', 'controls'],
  ['Ridge\u2028Bcc: victim@example.com', 'controls'],
  ['Ridge\u202eocsid', 'controls'],
  ['a'.repeat(121), 'long'],
  ['\0', 'controls'],
] as const)('a name of %j has the problem %j', (text, problem) => {
  expect(lineProblem(text, BRAND.nameMax)).toBe(problem)
})

test.each([
  ['{{company_name}}\n\nUnsubscribe: {{unsubscribe_url}}', undefined],
  ['\r\nline\r\n', undefined],
  ['a'.repeat(10_000), 'long'],
  ['\u0007', 'controls'],
  ['{{password}}', 'variable'],
] as const)('a footer of %j has the problem %j', (text, problem) => {
  expect(footerProblem(text, BRAND.footerMax)).toBe(problem)
})

test.each([
  ['https://www.instagram.com/sakura', 'instagram'],
  ['https://x.com/sakura', 'x'],
  ['https://netflix.com/sakura', undefined],
  ['https://mobile.twitter.com/sakura', 'x'],
  ['https://line.me/R/ti/p/@sakura', 'line'],
  ['https://jp.linkedin.com/company/sakura', 'linkedin'],
  ['https://sakura.example', undefined],
  ['not an address', undefined],
] as const)('%s is of %s', (address, kind) => {
  expect(socialKindOf(address)).toBe(kind)
})

test('services are called as they call themselves', () => {
  expect(['instagram', 'line', 'x', 'note', 'mixi2'].map(socialName)).toEqual([
    'Instagram',
    'LINE',
    'X',
    'note',
    'Mixi2',
  ])
})
