import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortValue } from './short-value.model.ts'

it.each([
  ['many', 'many'],
  [' two\nlines ', 'two lines'],
  ['x'.repeat(41), `${'x'.repeat(40)}…`],
  ['👩‍👩‍👧'.repeat(41), `${'👩‍👩‍👧'.repeat(40)}…`],
])('shortens %j', (text, shown) => expect(shortValue(text)).toBe(shown))

it('shows any text on one line of bounded length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }), (text) => {
      const shown = shortValue(text)
      expect(shown).not.toMatch(/[\r\n]/)
      expect(shown.length).toBeLessThanOrEqual(1001)
    }),
  )
})
