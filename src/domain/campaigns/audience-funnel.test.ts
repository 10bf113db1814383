import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Audience } from '#api/campaigns'
import { audienceCondition } from './audience-condition.ts'
import { funnelOf, funnelSearches } from './audience-funnel.ts'

const nobody: Audience = { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] }
const isShop = { id: 'c1', kind: 'property', key: 'shop', op: 'is_set' } as const

test('an audience is one condition', () => {
  const audience: Audience = {
    ...nobody,
    mailingListIds: ['lst_1'],
    segmentIds: ['seg_1', 'seg_2'],
    segmentMatch: 'all',
    excludeSegmentIds: ['seg_3'],
    conditions: { id: 'root', kind: 'group', match: 'any', children: [isShop] },
  }
  expect(audienceCondition(audience)).toMatchObject({
    match: 'all',
    children: [
      {
        match: 'any',
        children: [
          { kind: 'list', mailingListId: 'lst_1', status: 'active' },
          { match: 'all', children: [{ segmentId: 'seg_1' }, { segmentId: 'seg_2' }] },
        ],
      },
      { match: 'any', children: [isShop] },
      { match: 'none', children: [{ segmentId: 'seg_3' }] },
    ],
  })
})

test('without lists and segments the conditions alone decide, and without those it is nobody (CAM-17)', () => {
  expect(audienceCondition(nobody)).toBeUndefined()
  expect(audienceCondition({ ...nobody, excludeSegmentIds: ['seg_1'] })).toBeUndefined()
  const conditions = { id: 'root', kind: 'group', match: 'all', children: [isShop] } as const
  expect(audienceCondition({ ...nobody, conditions: { ...conditions, children: [] } })).toBeUndefined()
  expect(
    audienceCondition({
      ...nobody,
      conditions: { ...conditions, children: [{ ...isShop, disabled: true }] },
    }),
  ).toBeUndefined()
  expect(audienceCondition({ ...nobody, conditions: { ...conditions, children: [isShop] } })).toBeDefined()
  // Lists that are gone have nobody; they are not the same as no lists.
  expect(
    audienceCondition({ ...nobody, mailingListIds: ['lst_gone'] }, ['active'], () => false),
  ).toBeUndefined()
  expect(funnelSearches(nobody)).toBeUndefined()
})

test('what is left out and who is left add up', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (recipients, excluded, suppressed, unsubscribed) => {
      const eligible = recipients + excluded
      const matched = eligible + suppressed + unsubscribed
      expect(funnelOf({ matched, suppressed, eligible, recipients })).toEqual({
        matched,
        unsubscribed,
        suppressed,
        excluded,
        recipients,
      })
    }),
  )
})
