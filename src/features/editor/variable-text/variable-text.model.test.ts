import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Inline } from '#mail/document'
import {
  hrefText,
  inlineText,
  parseHref,
  variablesIn,
  withFallback,
  withText,
} from './variable-text.model.ts'

const bold: Inline = { type: 'text', text: 'Hello ', marks: [{ type: 'bold' }] }
const name: Inline = { type: 'variable', path: ['contact', 'name'], fallback: 'there' }
const greeting: Inline[] = [bold, name, { type: 'text', text: '!' }]

test('a variable is shown in double braces', () => {
  expect(inlineText(greeting)).toBe('Hello {{contact.name}}!')
})

test('what is typed into bold text is bold, and the variable keeps its fallback', () => {
  expect(withText(greeting, 'Hello dear {{contact.name}}!')).toEqual([
    { type: 'text', text: 'Hello dear ', marks: [{ type: 'bold' }] },
    name,
    { type: 'text', text: '!' },
  ])
})

test('a variable that is new takes the fallback given for it', () => {
  expect(withText([], '{{contact.plan}}', { '{{contact.plan}}': 'Free' })).toEqual([
    { type: 'variable', path: ['contact', 'plan'], fallback: 'Free' },
  ])
})

test('a line break stays one', () => {
  const content: Inline[] = [{ type: 'text', text: 'a' }, { type: 'break' }, { type: 'text', text: 'b' }]
  expect(withText(content, `${inlineText(content)}c`)).toEqual([
    ...content.slice(0, 2),
    { type: 'text', text: 'bc' },
  ])
})

test('a link does not go on over what is typed behind it', () => {
  const link: Inline = {
    type: 'text',
    text: 'Shop',
    marks: [{ type: 'link', href: { parts: ['https://example.com/'] } }],
  }
  expect(withText([link], 'Shop now')).toEqual([link, { type: 'text', text: ' now' }])
})

test.each([
  ['Hello {{contact.name', 'unclosed'],
  ['{{}}', 'badName'],
  ['{{a"b}}', 'badName'],
])('%s can not be read', (text, problem) => {
  expect(withText(greeting, text)).toBe(problem)
  expect(parseHref(text)).toBe(problem)
})

test('an unchanged text gives the same content', () => {
  const inline = fc.oneof(
    fc
      .record({
        text: fc.string({ minLength: 1 }).filter((text) => !/[{}↵]/.test(text)),
        isBold: fc.boolean(),
      })
      .map(({ text, isBold }): Inline => ({
        type: 'text',
        text,
        ...(isBold && { marks: [{ type: 'bold' as const }] }),
      })),
    fc.constant<Inline>({ type: 'break' }),
    fc.constantFrom<Inline>(name, { type: 'variable', path: ['item', 'price'] }),
  )
  fc.assert(
    fc.property(fc.array(inline), (content) => {
      const again = withText(content, inlineText(content))
      expect(inlineText(again as Inline[])).toBe(inlineText(content))
      expect(withText(again as Inline[], inlineText(again as Inline[]))).toEqual(again)
    }),
  )
})

test('a link with a variable is read as it was written', () => {
  const href = parseHref('https://example.com/?id={{contact.id}}&a=1')
  expect(href).toEqual({
    parts: ['https://example.com/?id=', { variable: ['contact', 'id'], encode: true }, '&a=1'],
  })
  expect(typeof href === 'string' ? '' : hrefText(href)).toBe('https://example.com/?id={{contact.id}}&a=1')
})

test('an empty fallback is none, for each use of the variable', () => {
  const content = [name, name]
  expect(withFallback(content, ['contact', 'name'], '')).toEqual([
    { type: 'variable', path: ['contact', 'name'] },
    { type: 'variable', path: ['contact', 'name'] },
  ])
  expect(variablesIn(content)).toEqual([name])
})
