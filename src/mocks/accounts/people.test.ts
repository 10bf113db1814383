import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCrowd } from './people.ts'

const pattern = ['ja', 'en', 'ja', 'en', 'en'] as const

describe('a crowd', () => {
  test('has no two people of one address, and finds each by the address', () => {
    const crowd = createCrowd(42, 12_480, pattern)
    const seen = new Set<string>()
    for (let index = 0; index < 12_480; index += 1) {
      const email = crowd.emailOf(index)
      expect(crowd.indexOf(email)).toBe(index)
      seen.add(email)
    }
    expect(seen.size).toBe(12_480)
  })

  test('finds anyone in a million, whatever the seed', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.nat(999_999), (seed, index) => {
        const crowd = createCrowd(seed, 1_000_000, pattern)
        expect(crowd.indexOf(crowd.emailOf(index))).toBe(index)
      }),
    )
  })

  test('does not know strangers', () => {
    const crowd = createCrowd(42, 10, pattern)
    expect(crowd.indexOf('nobody@elsewhere.example')).toBeUndefined()
    expect(crowd.indexOf(createCrowd(42, 20, pattern).emailOf(15))).toBeUndefined()
    expect(crowd.indexOf(crowd.emailOf(0).replace('@', '-1@'))).toBeUndefined()
  })

  test('is two fifths Japanese, with some who have no name and some whose name is long', () => {
    const crowd = createCrowd(42, 1000, pattern)
    const names = Array.from({ length: 1000 }, (_, index) => crowd.personOf(index).name)
    const withoutName = names.filter((name) => name === undefined).length
    expect(withoutName).toBeGreaterThan(20)
    expect(withoutName).toBeLessThan(120)
    expect(names.some((name) => (name?.length ?? 0) > 30)).toBe(true)
    expect(
      Array.from({ length: 1000 }, (_, index) => crowd.languageOf(index)).filter((one) => one === 'ja'),
    ).toHaveLength(400)
  })
})
