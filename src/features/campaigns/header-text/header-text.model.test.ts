import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAt, halfWidths } from '#mail/html/button-width'
import { renderTemplate } from '#mail/liquid'
import {
  fittingHeader,
  HEADER,
  isReadable,
  readHeader,
  shownText,
  variablesOf,
  writeHeader,
} from './header-text.model.ts'

const stored = "{{ name | default: 'お客さま' }}、お誕生月おめでとうございます"

test('a variable is edited in double braces, apart from its fallback', () => {
  expect(readHeader(stored)).toEqual({
    text: '{{name}}、お誕生月おめでとうございます',
    fallbacks: { '{{name}}': 'お客さま' },
  })
  expect(writeHeader(readHeader(stored))).toBe(stored)
})

test('a fallback can hold neither quotes nor braces, so it is written with what looks like them', () => {
  const written = writeHeader({
    text: 'Hi {{contact.name}}',
    fallbacks: { '{{contact.name}}': "friend's {x}" },
  })
  expect(written).toBe("Hi {{ contact.name | default: 'friend’s (x)' }}")
  expect(isReadable(written)).toBe(true)
})

test('a tag in the full-width braces of an input method is a variable', () => {
  const fallbacks = { '{{contact.name}}': 'お客さま' }
  expect(writeHeader({ text: '｛｛contact.name｝｝様へ｛｛name}}｛a｝', fallbacks })).toBe(
    "{{ contact.name | default: 'お客さま' }}様へ{{ name }}｛a｝",
  )
})

test('a line break becomes a space', () => {
  expect(writeHeader({ text: 'a\r\nBcc: b', fallbacks: {} })).toBe('a Bcc: b')
})

test('other parts of a template stay as they are written', () => {
  const template = "{% if contact.vip %}VIP{% endif %} {{ contact.born | date: '%Y' }} {{ unclosed"
  expect(readHeader(template)).toEqual({ text: template, fallbacks: {} })
  expect(writeHeader(readHeader(template))).toBe(template)
  expect(isReadable(template)).toBe(false)
  expect(isReadable(stored)).toBe(true)
})

test('what was written is read as it was typed, and says the same to a reader', () => {
  const name = fc.constantFrom('name', 'contact.name', 'contact.plan')
  const piece = fc.oneof(
    fc.string().filter((text) => !/[{}\p{Cc}]/u.test(text)),
    name.map((path) => `{{${path}}}`),
  )
  fc.assert(
    fc.property(fc.array(piece), fc.string(), (pieces, fallback) => {
      const header = { text: pieces.join(''), fallbacks: { '{{name}}': fallback } }
      const again = readHeader(writeHeader(header))
      expect(again.text).toBe(header.text)
      expect(writeHeader(again)).toBe(writeHeader(header))
    }),
  )
})

test('a reader without a value sees the fallback, or what is missing', () => {
  const header = { text: '{{name}} {{contact.plan}}', fallbacks: { '{{name}}': 'there' } }
  expect(shownText(header, (path) => path.join('/'))).toBe('there [contact/plan]')
  expect(variablesOf('{{name}} {{contact.plan}} {{name}}')).toEqual(['name', 'contact.plan'])
  expect(renderTemplate(writeHeader({ ...header, text: '{{name}}' }), {}, { timezone: 'UTC' })).toBe('there')
})

test('a phone shows full-width characters half as often, and never half an emoji', () => {
  expect(cutAt('short', 36)).toBeUndefined()
  expect(cutAt('あ'.repeat(18), 36)).toBeUndefined()
  expect(cutAt('あ'.repeat(19), 36)).toBe('あ'.repeat(18))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, width) => {
      const shown = cutAt(text, width)
      if (shown === undefined) return
      expect(halfWidths(shown)).toBeLessThanOrEqual(width)
      expect(text.startsWith(shown)).toBe(true)
    }),
  )
})

test('a character is as wide as it is shown, whatever it is made of', () => {
  expect(halfWidths('ｶﾞｷﾞ')).toBe(4)
  expect(halfWidths('がぎ'.normalize('NFD'))).toBe(4)
  expect(halfWidths('Café'.normalize('NFD'))).toBe(4)
  expect(['🎉', '👍🏽', '👨‍👩‍👧‍👦', '❤️', '❤️‍🔥', '🇯🇵', '1️⃣'].map(halfWidths)).toEqual([2, 2, 2, 2, 2, 2, 2])
})

test('the text of a mail that is too long for a campaign ends before a variable or an emoji that it would cut', () => {
  const fallbacks = { '{{contact.name}}': 'お客さま' }
  const tag = "{{ contact.name | default: 'お客さま' }}"
  const fits = (room: number, end: string) =>
    fittingHeader({ text: 'あ'.repeat(HEADER.max - room) + end, fallbacks })
  expect(fits(tag.length, '{{contact.name}}さま')).toBe('あ'.repeat(HEADER.max - tag.length) + tag)
  expect(fits(tag.length - 1, '{{contact.name}}さま')).toBe('あ'.repeat(HEADER.max - tag.length + 1))
  expect(fits(1, '🎉')).toBe('あ'.repeat(HEADER.max - 1))
  expect(fits(8, '👨‍👩‍👧‍👦')).toBe('あ'.repeat(HEADER.max - 8))
  expect(fits(3, 'です')).toBe(`${'あ'.repeat(HEADER.max - 3)}です`)
})
