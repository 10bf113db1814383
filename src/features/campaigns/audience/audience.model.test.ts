import { expect, test } from 'vitest'
import type { Audience } from '#api/campaigns'
import type { ConditionGroup } from '#lib/condition-tree'
import { audienceParts, hoursProblem } from './audience.model.ts'

const shop = { id: 'c1', kind: 'property', key: 'shop', op: 'is_set' } as const
const town = { id: 'c2', kind: 'property', key: 'town', op: 'is_set' } as const
const conditions: ConditionGroup = { id: 'root', kind: 'group', match: 'all', children: [shop, town] }
const audience: Audience = {
  mailingListIds: ['lst_1'],
  segmentIds: [],
  segmentMatch: 'any',
  excludeSegmentIds: ['seg_1'],
  conditions,
}
const idsOf = (of: Audience) => audienceParts(of).map(({ id }) => id)

test('what narrows an audience is counted part by part (CAM-71)', () => {
  expect(idsOf(audience)).toEqual(['included', 'c1', 'c2', 'excluded'])
  expect(idsOf({ ...audience, conditions: { ...conditions, match: 'any' } })).toEqual([
    'included',
    'root',
    'excluded',
  ])
  expect(
    idsOf({ ...audience, conditions: { ...conditions, children: [shop, { ...town, disabled: true }] } }),
  ).toEqual(['included', 'c1', 'excluded'])
  expect(audienceParts(audience, () => false)).toEqual([])
})

test('hours are whole and from 1 to 720 (CAM-18)', () => {
  expect([0, 1, 720, 721, 1.5, null].map(hoursProblem)).toEqual([true, false, false, true, true, true])
})
