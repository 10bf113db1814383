import { expect, it } from 'vitest'
import { conditionOfEmails, conditionsOfFilter } from './selected-conditions.model.ts'

it('says of a filter all that a segment can say', () => {
  const chip = { id: 'f0', kind: 'engagement', op: 'gte', score: 3 } as const
  expect(
    conditionsOfFilter({
      q: 'letters',
      status: ['subscribed'],
      mailingListId: 'lst_1',
      segmentId: 'seg_1',
      conditions: { id: 'f', kind: 'group', match: 'all', children: [chip] },
    }),
  ).toEqual([
    chip,
    { id: 'status', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
    { id: 'list', kind: 'list', op: 'in', mailingListId: 'lst_1' },
    { id: 'segment', kind: 'segment', op: 'in', segmentId: 'seg_1' },
  ])
  expect(conditionsOfFilter({})).toEqual([])
})

it('names people by their addresses', () => {
  expect(conditionOfEmails(['a@example.com'])).toMatchObject({
    key: 'email',
    op: 'in',
    value: ['a@example.com'],
  })
})
