import { expect, test } from 'vitest'
import type { ConditionNode } from '#lib/condition-tree'
import { newCondition } from './condition-fields.model.ts'
import { conditionProblems } from './unfinished.model.ts'

const context = {
  now: Date.parse('2026-03-10T03:00:00.000Z'),
  timezone: 'Asia/Tokyo',
  properties: [{ key: 'orders', type: 'number' as const }],
}
const codes = (...children: ConditionNode[]) =>
  conditionProblems({ id: 'r', kind: 'group', match: 'all', children }, context).map(({ code }) => code)

test('what is not filled in yet is missing, not wrong', () => {
  expect(codes(newCondition('property', 'a'))).toEqual(['value_missing'])
  expect(codes(newCondition('list', 'a'))).toEqual(['value_missing'])
  expect(codes({ id: 'a', kind: 'property', key: 'orders', op: 'between', value: [2, Number.NaN] })).toEqual([
    'value_missing',
  ])
  expect(
    codes({
      id: 'a',
      kind: 'form',
      did: true,
      formId: 'any',
      window: { kind: 'between', from: '2026-01-01', to: '' },
    }),
  ).toEqual(['value_missing'])
})

test('what is wrong stays wrong', () => {
  expect(codes({ id: 'a', kind: 'property', key: 'gone', op: 'eq', value: 'x' })).toEqual([
    'unknown_property',
  ])
  expect(codes({ id: 'a', kind: 'property', key: 'orders', op: 'between', value: [5, 2] })).toEqual([
    'value_invalid',
  ])
  expect(codes(newCondition('engagement', 'a'))).toEqual([])
})
