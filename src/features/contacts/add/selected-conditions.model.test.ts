import { expect, it } from 'vitest'
import { conditionOfEmails, conditionsOfFilter, filterWithout } from './selected-conditions.model.ts'

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

it('leaves out people beside whatever else a filter asks for', () => {
  const conditions = { id: 'f', kind: 'engagement', op: 'gte', score: 3 } as const
  const without = conditionOfEmails(['a@example.com'], 'not_in')
  const filter = { q: 'letters', conditions }
  expect(filterWithout(filter, ['a@example.com'])).toEqual({
    q: 'letters',
    conditions: { id: 'but', kind: 'group', match: 'all', children: [conditions, without] },
  })
  expect(filterWithout({}, ['a@example.com']).conditions).toMatchObject({ children: [without] })
})
