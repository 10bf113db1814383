import { expect, test } from 'vitest'
import { activityKinds, activityTypes } from '#api/contact-events'
import { activityKindValue, activityOf, readActivityKind } from './home-activity.model.ts'

test('what the address says comes back', () => {
  for (const kind of activityKinds) expect(readActivityKind(activityKindValue(kind))).toBe(kind)
  expect([readActivityKind(undefined), readActivityKind('nonsense'), readActivityKind('')]).toEqual([
    'all',
    'all',
    'all',
  ])
})

test('no event is of two kinds', () => {
  const types = Object.values(activityTypes).flat()
  expect(new Set(types).size).toBe(types.length)
})

test('of all kinds no types are asked for', () => {
  expect(activityOf('all', undefined)).toEqual({ limit: 20 })
  expect(activityOf('forms', 'next')).toEqual({
    types: ['form.viewed', 'form.submitted'],
    cursor: 'next',
    limit: 20,
  })
})
