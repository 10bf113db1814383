import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLines, textInLines } from './base64-lines.ts'

const decoder = new TextDecoder()
/** Base64 as the platform has it, in lines of 76. */
const expected = (bytes: Uint8Array) =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

test('bytes of any length are base64 in lines', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(decoder.decode(inLines(bytes))).toBe(expected(bytes))
    }),
  )
})

test('a text has CRLF as its line ends, whatever it had, and no half of a character', () => {
  const unit = fc.oneof(
    fc.constantFrom('\r', '\n', '\r\n', 'a', '山', '🍣', '\u{d83c}'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 200 }), (units) => {
      const text = units.join('')
      const plain = new TextEncoder().encode(text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n'))
      expect(decoder.decode(textInLines(text))).toBe(expected(plain))
    }),
  )
})

test('a text that is shorter than the one before has nothing of it', () => {
  textInLines('long '.repeat(1000))
  expect(decoder.decode(textInLines('a\nb'))).toBe(expected(new TextEncoder().encode('a\r\nb')))
})
