import { expect, test } from 'vitest'
import type { EventCondition } from '#lib/condition-tree'
import { withSegment } from './condition-fields.model.ts'

const moved: EventCondition = {
  id: 'c1',
  kind: 'event',
  type: 'segment.entered',
  did: true,
  window: { kind: 'any' },
}
const named = { key: 'name', op: 'contains', value: 'Gold' } as const
const of = (id: string) => ({ key: 'segmentId', op: 'eq', value: id }) as const

test('another segment takes the place of the one before, and what else is asked stays', () => {
  expect(withSegment(moved, 'seg_1')).toEqual({ ...moved, where: [of('seg_1')] })
  const condition = { ...moved, where: [named, of('seg_1')] }
  expect(withSegment(condition, 'seg_2')).toEqual({ ...moved, where: [of('seg_2'), named] })
  expect(withSegment(condition, undefined)).toEqual({ ...moved, where: [named] })
  expect(withSegment({ ...moved, where: [of('seg_1')] }, undefined)).toEqual(moved)
})
