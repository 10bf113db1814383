import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customId, customKeyOf, decodeColumns, decodeKept } from './layout.model.ts'

test('whatever is stored, columns are texts, each once', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const { order, hidden, widths, heads } = decodeKept(stored, 'ws_a')
      for (const ids of [order, hidden]) {
        expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
        expect(new Set(ids).size).toBe(ids.length)
      }
      expect(Object.values(widths).every(Number.isFinite)).toBe(true)
      expect(Object.values(heads).every((head) => typeof head === 'string')).toBe(true)
    }),
  )
})

test('each workspace has its own', () => {
  const kept = {
    order: [customId('city'), 'name'],
    hidden: ['locale'],
    widths: { name: 60 },
    heads: { 'properties.city': 'City' },
  }
  expect(decodeKept({ ws_a: kept }, 'ws_a')).toEqual(kept)
  expect(decodeKept({ ws_a: kept }, 'ws_b')).toEqual({ order: [], hidden: [], widths: {}, heads: {} })
  expect(decodeKept({ ws_a: kept }, '__proto__')).toEqual({ order: [], hidden: [], widths: {}, heads: {} })
})

test('heads are those of custom properties that are shown', () => {
  const stored = { ws_a: { order: ['name'], hidden: [], heads: { name: 'x', 'properties.city': 'City' } } }
  expect(decodeKept(stored, 'ws_a').heads).toEqual({})
})

test('widths are numbers', () => {
  const stored = { ws_a: { widths: { name: 60, status: '60', lists: null, locale: [60] } } }
  expect(decodeKept(stored, 'ws_a').widths).toEqual({ name: 60 })
  expect(decodeKept({ ws_a: { widths: 'wide' } }, 'ws_a').widths).toEqual({})
})

test('columns are texts', () => {
  expect(decodeColumns({ order: ['a', 1, null, 'a'], hidden: 'b' })).toEqual({ order: ['a'], hidden: [] })
  expect(decodeColumns(null)).toEqual({ order: [], hidden: [] })
})

test('a custom property is known by its column', () => {
  expect(customKeyOf(customId('city'))).toBe('city')
  expect(customKeyOf('name')).toBeUndefined()
})
