import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordChanges, type Stretch } from './word-changes.ts'

const marked = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('')

describe('wordChanges', () => {
  test('marks the words that differ', () => {
    const { before, after } = wordChanges(
      'Two teas, picked last week.',
      'Three teas, picked this week.',
      'en',
    )
    expect(marked(before)).toBe('[Two] teas, picked [last] week.')
    expect(marked(after)).toBe('[Three] teas, picked [this] week.')
  })

  test('knows the words of Japanese, which has no spaces', () => {
    const { before, after } = wordChanges('春の新茶が届きました。', '春の紅茶が届きました。', 'ja')
    expect(marked(before)).toContain('[新茶]')
    expect(marked(after)).toContain('[紅茶]')
  })

  test('gives texts that share little whole', () => {
    const { before, after } = wordChanges('Shop now', 'See the new teas', 'en')
    expect([marked(before), marked(after)]).toEqual(['Shop now', 'See the new teas'])
  })

  test('shortens what both have, far from a change', () => {
    const same = 'word '.repeat(200)
    const { before, after } = wordChanges(`${same}old ${same}`, `${same}new ${same}`, 'en')
    expect(marked(before)).toMatch(/^….{60}\[old\].{60}…$/)
    expect(marked(after)).toMatch(/^….{60}\[new\].{60}…$/)
  })

  test('loses nothing that only one text has, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (one, other) => {
        const { before, after } = wordChanges(one, other, 'en')
        expect(before.map(({ text }) => text).join('')).toBe(one)
        expect(after.map(({ text }) => text).join('')).toBe(other)
        if (one === other) expect([...before, ...after].some(({ isOwn }) => isOwn)).toBe(false)
      }),
    )
  })
})
