import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfterKey, type GridPlace } from './grid-keys.model.ts'

const extent = { rows: 100, cells: 5, page: 10 }
const row = (index: number): GridPlace => ({ row: index, cell: undefined })
const cell = (index: number, place: number): GridPlace => ({ row: index, cell: place })

test.each<[string, boolean, GridPlace, GridPlace | undefined]>([
  ['ArrowDown', false, row(3), row(4)],
  ['j', false, row(99), row(99)],
  ['ArrowUp', false, row(0), row(0)],
  ['k', false, row(3), row(2)],
  ['PageDown', false, row(95), row(99)],
  ['PageUp', false, row(25), row(15)],
  ['Home', false, row(25), row(0)],
  ['End', false, row(25), row(99)],
  ['Home', true, row(25), row(0)],
  ['End', true, row(25), row(99)],
  ['ArrowRight', false, row(3), cell(3, 0)],
  ['ArrowRight', false, cell(3, 4), cell(3, 4)],
  ['ArrowLeft', false, cell(3, 1), cell(3, 0)],
  ['ArrowLeft', false, cell(3, 0), row(3)],
  ['ArrowLeft', false, row(3), undefined],
  ['ArrowDown', false, cell(3, 2), cell(4, 2)],
  ['PageDown', false, cell(3, 2), cell(13, 2)],
  ['Home', false, cell(3, 2), cell(3, 0)],
  ['End', false, cell(3, 2), cell(3, 4)],
  ['Home', true, cell(3, 2), cell(0, 0)],
  ['End', true, cell(3, 2), cell(99, 4)],
  ['ArrowDown', true, row(3), undefined],
  ['j', true, row(3), undefined],
  ['q', false, row(3), undefined],
])('%s with Control %s', (key, ctrl, from, to) => {
  expect(placeAfterKey({ key, ctrl }, from, extent)).toEqual(to)
})

test('a card has no cells to enter', () => {
  expect(placeAfterKey({ key: 'ArrowRight', ctrl: false }, row(3), { ...extent, cells: 0 })).toBeUndefined()
})

test('no key has a meaning in an empty grid', () => {
  expect(placeAfterKey({ key: 'End', ctrl: false }, row(0), { ...extent, rows: 0 })).toBeUndefined()
})

test('whatever is pressed, the place stays in the grid', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp', 'j']
  const presses = fc.array(fc.record({ key: fc.constantFrom(...keys), ctrl: fc.boolean() }))
  fc.assert(
    fc.property(presses, fc.nat(50), fc.nat(6), fc.nat(20), (pressed, rows, cells, page) => {
      const size = { rows: rows + 1, cells, page: page + 1 }
      let place = row(0)
      for (const press of pressed) place = placeAfterKey(press, place, size) ?? place
      expect(place.row).toBeGreaterThanOrEqual(0)
      expect(place.row).toBeLessThan(size.rows)
      if (place.cell !== undefined) {
        expect(place.cell).toBeGreaterThanOrEqual(0)
        expect(place.cell).toBeLessThan(size.cells)
      }
    }),
  )
})
