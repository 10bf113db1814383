import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAddressSet } from './address-set.model.ts'

it('knows the same as a Map, whatever is put into it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.emailAddress(), fc.nat({ max: 2 ** 31 }))), (entries) => {
      const set = createAddressSet()
      const map = new Map<string, number>()
      for (const [address, row] of entries) {
        expect(set.put(address, row)).toBe(map.get(address))
        map.set(address, row)
      }
      for (const [address] of entries) expect(set.rowOf(address)).toBe(map.get(address))
      expect(set.rowOf('nobody')).toBeUndefined()
    }),
  )
})

it('takes no two of a hundred thousand for one', () => {
  const set = createAddressSet()
  for (let row = 0; row < 100_000; row += 1) expect(set.put(`user${row}@example.com`, row)).toBeUndefined()
  expect(set.rowOf('user99999@example.com')).toBe(99_999)
  expect(set.rowOf('user0@example.com')).toBe(0)
})
