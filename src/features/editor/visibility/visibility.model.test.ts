import { expect, test } from 'vitest'
import type { ConditionGroup } from '#lib/condition-tree'
import { isAlways, noConditions, visibilityOf } from './visibility.model.ts'

const group: ConditionGroup = {
  id: 'root',
  kind: 'group',
  match: 'any',
  children: [
    { id: 'a', kind: 'property', key: 'plan', op: 'in', value: ['gold'] },
    {
      id: 'b',
      kind: 'group',
      match: 'all',
      children: [{ id: 'c', kind: 'segment', op: 'in', segmentId: 'seg_loyal' }],
    },
  ],
}

test('conditions on properties, lists and segments are kept as they are', () => {
  expect(visibilityOf(group)).toEqual(group)
})

test('a condition on history is none for a mail, however deep', () => {
  const engaged = { id: 'd', kind: 'engagement', op: 'gte', score: 3 } as const
  expect(visibilityOf({ ...group, children: [engaged] })).toBeUndefined()
  expect(
    visibilityOf({ ...group, children: [{ id: 'e', kind: 'group', match: 'all', children: [engaged] }] }),
  ).toBeUndefined()
})

test('without enabled conditions everybody sees it', () => {
  expect(isAlways(undefined)).toBe(true)
  expect(isAlways(noConditions())).toBe(true)
  expect(isAlways(visibilityOf(group))).toBe(false)
  expect(
    isAlways({
      ...noConditions(),
      children: [{ id: 'a', kind: 'property', key: 'plan', op: 'is_set', disabled: true }],
    }),
  ).toBe(true)
  expect(isAlways({ ...noConditions(), children: [{ ...noConditions(), id: 'inner' }] })).toBe(true)
})
