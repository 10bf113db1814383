import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goneColumn, isTaken, transformed } from './row-rules.ts'

const row = { name: '山田 太郎', roast: '深煎り', note: ' ＡＢＣ ' }

test.each([
  [[], true],
  [[{ property: 'note', op: 'eq', value: 'abc' }], false],
  [[{ property: 'note', op: 'contains', value: 'abc' }], true],
  [[{ property: 'roast', op: 'in', value: ['浅煎り', '深煎り'] }], true],
  [[{ property: 'roast', op: 'not_in', value: ['深煎り'] }], false],
  [[{ property: 'name', op: 'starts', value: '山田' }], true],
  [
    [
      { property: 'name', op: 'is_set' },
      { property: 'roast', op: 'neq', value: '深煎り' },
    ],
    false,
  ],
  [[{ property: 'constructor', op: 'is_not_set' }], true],
] as const)('the filter %j takes the row: %j', (filter, taken) => {
  expect(
    isTaken(
      row,
      filter.map((one) => ({ ...one, value: 'value' in one ? (one.value as never) : undefined })),
    ),
  ).toBe(taken)
})

test('values are changed, all other cells stay', () => {
  expect(
    transformed({ a: ' ＡＢ ', b: 'X', c: '1、 2', d: 'y' }, [
      { from: 'a', to: 'name', transform: 'half_width' },
      { from: 'b', to: 'email', transform: 'lowercase' },
      { from: 'c', to: 'tags', transform: 'split_comma' },
    ]),
  ).toEqual({ a: 'AB', b: 'x', c: '1,2', d: 'y' })
})

test('a column called like something of every object changes nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom('__proto__', 'constructor', 'toString'), fc.string(), (key, text) => {
      const cells = transformed(Object.fromEntries([[key, text]]), [
        { from: key, to: 'name', transform: 'trim' },
      ])
      return (
        Object.hasOwn(cells, key) &&
        cells[key] === text.trim() &&
        Object.getPrototypeOf(cells) === Object.prototype
      )
    }),
  )
})

test('a filter names a column that is gone', () => {
  const columns = [{ key: 'mail' }, { key: 'kind' }]
  expect(goneColumn(undefined, columns)).toBeUndefined()
  expect(goneColumn([{ property: 'kind' }], columns)).toBeUndefined()
  expect(goneColumn([{ property: 'kind' }, { property: 'left' }], columns)).toBe('left')
})
