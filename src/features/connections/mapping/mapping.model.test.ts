import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SchemaProperty } from '#api/schemas'
import type { ExternalColumn } from '#domain/connections/column-fit'
import {
  decodeSetUp,
  existingMapping,
  guessMapping,
  operatorsFor,
  setUpProblems,
  targetsOf,
  withOperator,
  withTarget,
  type SetUp,
} from './mapping.model.ts'

const property = (key: string, more: Partial<SchemaProperty> = {}): SchemaProperty => ({
  key,
  label: key,
  type: 'string',
  system: ['email', 'name', 'locale', 'timezone', 'status', 'created_at'].includes(key),
  position: 0,
  ...more,
})
const properties = [
  property('email', { type: 'email' }),
  property('name'),
  property('status', { type: 'select' }),
  property('created_at', { type: 'datetime' }),
  property('company'),
  property('phone', { type: 'phone' }),
  property('orders', { type: 'number', label: '注文数' }),
  property('tags', { type: 'multi_select', options: [{ value: 'a', label: 'a' }] }),
]
const column = (key: string, name: string, type = 'text', samples: string[] = []): ExternalColumn => ({
  key,
  name,
  type,
  samples,
})

describe('a first guess', () => {
  test('knows names in both languages, and the email by its values', () => {
    const columns = [
      column('A', 'お名前'),
      column('B', '会社名'),
      column('C', '連絡先', 'text', ['a@example.com', 'b@example.com']),
      column('D', 'ＴＥＬ'),
      column('E', '注文数', 'number', ['3']),
      column('F', 'メモ'),
    ]
    expect(guessMapping(columns, properties)).toEqual([
      { from: 'A', to: 'name' },
      { from: 'B', to: 'company' },
      { from: 'C', to: 'email', transform: 'lowercase' },
      { from: 'D', to: 'phone', transform: 'half_width' },
      { from: 'E', to: 'orders' },
    ])
  })

  test('leaves out what no value fits, and what contacts keep themselves', () => {
    const columns = [
      column('A', '注文数', 'text', ['たくさん']),
      column('B', 'Status', 'select', ['paid']),
      column('C', 'メールアドレス', 'text', ['山田']),
    ]
    expect(guessMapping(columns, properties)).toEqual([])
  })

  test('gives no property twice, whatever the columns are called', () => {
    const anyColumn = fc.record({
      key: fc.string(),
      name: fc.oneof(fc.string(), fc.constantFrom('email', 'メール', '氏名', '__proto__', 'constructor')),
      type: fc.constantFrom('text', 'email', 'number'),
      samples: fc.array(fc.oneof(fc.string(), fc.emailAddress()), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(anyColumn, { selector: ({ key }) => key }), (columns) => {
        const mapping = guessMapping(columns, properties)
        expect(new Set(mapping.map(({ to }) => to)).size).toBe(mapping.length)
        expect(new Set(mapping.map(({ from }) => from)).size).toBe(mapping.length)
      }),
    )
  })
})

test('what a column can become is neither the status nor what the backend keeps', () => {
  expect(targetsOf(properties).map(({ key }) => key)).toEqual([
    'email',
    'name',
    'company',
    'phone',
    'orders',
    'tags',
  ])
})

test('a property belongs to one column, and a text becomes choices by its commas', () => {
  const mapping = [
    { from: 'A', to: 'name' },
    { from: 'B', to: 'tags' },
  ]
  expect(
    withTarget(
      mapping,
      column('C', 'C'),
      properties.find(({ key }) => key === 'tags'),
    ),
  ).toEqual([
    { from: 'A', to: 'name' },
    { from: 'C', to: 'tags', transform: 'split_comma' },
  ])
  expect(withTarget(mapping, column('A', 'A'), undefined)).toEqual([{ from: 'B', to: 'tags' }])
})

describe('what is wrong', () => {
  const columns = [column('A', 'A', 'text', ['山田']), column('B', 'B', 'email', ['a@example.com'])]
  const problems = (setUp: Pick<SetUp, 'mapping' | 'filter'>) =>
    setUpProblems(setUp, { properties: columns }, properties)
  test.each([
    [[], ['no_email']],
    [[{ from: 'A', to: 'email' }], ['no_address']],
    [[{ from: 'B', to: 'email' }], []],
    [
      [
        { from: 'B', to: 'email' },
        { from: 'X', to: 'name' },
        { from: 'A', to: 'nope' },
      ],
      ['gone_column', 'gone_property'],
    ],
  ])('%j: %j', (mapping, expected) => expect(problems({ mapping, filter: [] })).toEqual(expected))

  test('a condition without a value; and what is gone is left out', () => {
    const mapping = [
      { from: 'B', to: 'email' },
      { from: 'X', to: 'name' },
    ]
    expect(problems({ mapping, filter: [{ property: 'A', op: 'eq', value: ' ' }] })).toEqual([
      'gone_column',
      'condition',
    ])
    expect(existingMapping(mapping, columns, properties)).toEqual([{ from: 'B', to: 'email' }])
  })
})

test('another operator keeps a value of the same kind', () => {
  expect(withOperator({ property: 'A', op: 'eq', value: 'x' }, 'contains')).toEqual({
    property: 'A',
    op: 'contains',
    value: 'x',
  })
  expect(withOperator({ property: 'A', op: 'eq', value: 'x' }, 'in')).toEqual({
    property: 'A',
    op: 'in',
    value: [],
  })
  expect(withOperator({ property: 'A', op: 'in', value: ['x'] }, 'is_set')).toEqual({
    property: 'A',
    op: 'is_set',
  })
  expect(operatorsFor({ ...column('A', 'A'), options: ['x'] })).toContain('in')
  expect(operatorsFor(undefined)).toContain('eq')
})

const setUp: SetUp = {
  mapping: [{ from: 'A', to: 'email', transform: 'trim' }],
  filter: [{ property: 'A', op: 'in', value: ['x'] }],
  mailingListIds: ['lst_1'],
  onExisting: 'overwrite',
  onMissing: 'keep',
  interval: 'hourly',
}
test('what was kept is read again, and nothing else is', () => {
  expect(decodeSetUp(JSON.parse(JSON.stringify(setUp)))).toEqual(setUp)
  for (const wrong of [
    { ...setUp, interval: 'weekly' },
    { ...setUp, mapping: [{ from: 'A', to: 'email', transform: 'constructor' }] },
    { ...setUp, filter: [{ property: 'A', op: 'gt', value: 'x' }] },
    { ...setUp, mailingListIds: [1] },
  ])
    expect(decodeSetUp(wrong)).toBeUndefined()
  fc.assert(fc.property(fc.anything(), (value) => decodeSetUp(value) === undefined))
})
