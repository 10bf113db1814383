import { expect, test } from 'vitest'
import type { Audience } from '#api/campaigns'
import type { Contact } from '#api/contacts'
import type { ConditionNode } from '#lib/condition-tree'
import { audienceHash, reasonToBeAdded, reasonToBeRemoved } from './audience-drift.ts'

const SINCE = '2026-01-15T00:00:00.000Z'
const LATER = '2026-01-16T00:00:00.000Z'
const BEFORE = '2025-06-01T00:00:00.000Z'
const moment = { now: Date.parse(LATER), timezone: 'UTC' }

const orders: ConditionNode = { id: 'p', kind: 'property', key: 'orders', op: 'gte', value: 3 }
const opened: ConditionNode = {
  id: 'e',
  kind: 'campaign',
  did: true,
  activity: 'opened',
  campaign: 'any',
  window: { kind: 'any' },
}
const audience: Audience = {
  mailingListIds: ['lst_a', 'lst_b'],
  segmentIds: [],
  segmentMatch: 'any',
  excludeSegmentIds: ['seg_out'],
  conditions: { id: 'g', kind: 'group', match: 'all', children: [opened, orders] },
}
const subscribed = (updatedAt: string, status: 'active' | 'unsubscribed' = 'active') => ({
  mailingListId: 'lst_b',
  status,
  source: 'manual' as const,
  updatedAt,
})
const contactOf = (change: Partial<Contact>): Contact => ({
  id: 'con_1',
  email: 'a@example.jp',
  status: 'subscribed',
  statusAt: BEFORE,
  properties: { orders: 5 },
  subscriptions: [subscribed(BEFORE)],
  segmentIds: [],
  source: 'manual',
  engagement: { sent: 0, opened: 0, clicked: 0, score: 0 },
  createdAt: BEFORE,
  updatedAt: BEFORE,
  version: 1,
  ...change,
})

test('why somebody was added', () => {
  const added = (change: Partial<Contact>) => reasonToBeAdded(contactOf(change), audience, SINCE)
  expect(added({ createdAt: LATER, subscriptions: [subscribed(LATER)] })).toEqual({ code: 'new' })
  expect(added({ subscriptions: [subscribed(LATER)] })).toEqual({
    code: 'joinedList',
    mailingListId: 'lst_b',
  })
  expect(added({ statusAt: LATER })).toEqual({ code: 'subscribedAgain' })
  expect(added({})).toEqual({ code: 'matches' })
})

test('why somebody was removed; what contacts did is not guessed', () => {
  const removed = (change: Partial<Contact>) => reasonToBeRemoved(contactOf(change), audience, moment)
  expect(reasonToBeRemoved(undefined, audience, moment)).toEqual({ code: 'deleted' })
  expect(removed({ status: 'unsubscribed' })).toEqual({ code: 'unsubscribed' })
  expect(removed({ status: 'bounced' })).toEqual({ code: 'unreachable' })
  expect(removed({ segmentIds: ['seg_out'] })).toEqual({ code: 'excluded', segmentId: 'seg_out' })
  expect(removed({ subscriptions: [subscribed(LATER, 'unsubscribed')] })).toEqual({
    code: 'leftList',
    mailingListId: 'lst_b',
  })
  expect(removed({ subscriptions: [] })).toEqual({ code: 'leftList', mailingListId: 'lst_a' })
  expect(removed({ properties: { orders: 1 } })).toEqual({ code: 'condition', condition: orders })
  expect(removed({})).toEqual({ code: 'other' })
})

test('the hash is of the audience and of every segment that it leads to', () => {
  const inSegment = (segmentId: string): ConditionNode => ({ id: 's', kind: 'segment', op: 'in', segmentId })
  const segments = new Map<string, ConditionNode>([
    ['seg_out', inSegment('seg_deep')],
    ['seg_deep', orders],
  ])
  const hash = audienceHash(audience, (id) => segments.get(id))
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(audienceHash(audience, (id) => segments.get(id))).toBe(hash)
  expect(audienceHash({ ...audience, mailingListIds: ['lst_a'] }, (id) => segments.get(id))).not.toBe(hash)
  segments.set('seg_deep', opened)
  expect(audienceHash(audience, (id) => segments.get(id))).not.toBe(hash)
  // A circle ends.
  segments.set('seg_deep', inSegment('seg_out'))
  expect(audienceHash(audience, (id) => segments.get(id))).not.toBe(hash)
})
