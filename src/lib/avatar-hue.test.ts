import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hueOf, initialOf } from '#lib/avatar-hue'

test.each([
  ['Otegami', 'O'],
  ['otegami', 'O'],
  ['株式会社さくら珈琲', 'さ'],
  ['さくら珈琲（株）', 'さ'],
  ['㈱さくら', 'さ'],
  ['unnotified Acme', 'A'],
  ['𠮷野家', '𠮷'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['  spaced', 'S'],
  ['ßeta', 'S'],
  ['\u202E\u200Babc', 'A'],
  ['\uD842 broken', 'B'],
  ['', ''],
  ['さくら合同会社', 'さ'],
  ['NPO法人みなと', 'み'],
  ['株式会社', '株'],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('the hue is the sum of the character codes mod 360', () => {
  expect(hueOf('AB')).toBe(65 + 66)
  expect(hueOf('zzz')).toBe((122 * 3) % 360)
  expect(hueOf('')).toBe(0)
  expect(hueOf('株式会社AB')).toBe(hueOf('AB'))
})

test('any name has a hue and a whole initial', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(hueOf(name)).toBeGreaterThanOrEqual(0)
      expect(hueOf(name)).toBeLessThan(360)
      expect(initialOf(name).isWellFormed()).toBe(true)
    }),
  )
})

test('a letter is taken with all that belongs to it, whatever follows', () => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const units = [
    'a',
    '7',
    'か',
    'ハ',
    '字',
    '\u3099',
    '\u0301',
    '\uFE0F',
    '\u200D',
    '\uFF9E',
    '👩',
    '🇯',
    'ー',
    ' ',
    '々',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom('a', '7', 'か', 'ハ', '字'),
      fc.string({ unit: fc.constantFrom(...units) }),
      (first, rest) => {
        const [whole] = graphemes.segment(first + rest)
        expect(initialOf(first + rest)).toBe(whole?.segment.toUpperCase())
      },
    ),
  )
})
