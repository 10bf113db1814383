import { describe, expect, test } from 'vitest'
import { createSeal, SealBroken } from './seal.ts'

const plain = 'private key ünd mehr 鍵'

describe('sealed values', () => {
  test('are opened by the same secret, and never look the same twice', () => {
    const { seal, open } = createSeal('one')
    const [first, second] = [seal(plain), seal(plain)]
    expect(open(first).toString()).toBe(plain)
    expect(first.equals(second)).toBe(false)
    expect(first.includes('private key')).toBe(false)
    expect(open(seal('')).length).toBe(0)
  })

  test('are opened by a server that has their secret among the older ones', () => {
    const sealed = createSeal('one').seal(plain)
    expect(createSeal('two', ['one']).open(sealed).toString()).toBe(plain)
    expect(() => createSeal('two').open(sealed)).toThrow(SealBroken)
  })

  test('are refused when a single bit was changed, wherever it is', () => {
    const { seal, open } = createSeal(Buffer.alloc(32, 7))
    const sealed = seal(plain)
    for (const place of sealed.keys()) {
      const changed = Buffer.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(() => open(changed), `byte ${place}`).toThrow(SealBroken)
    }
    for (const length of [0, 4, 32]) expect(() => open(sealed.subarray(0, length))).toThrow(SealBroken)
  })
})
