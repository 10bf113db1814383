import { contactEventRoutes, contactRoutes, segmentRoutes, usageRoutes } from '#api/contract'
import { beforeEach, expect, test } from 'vitest'
import type { ConditionGroup } from '#lib/condition-tree'
import { HOUR } from '#lib/duration'
import { createMockApi, standingClock, STORY_TIME } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let now: number
let owner: Caller
const clock = { ...standingClock(), now: () => now }
beforeEach(async () => {
  now = STORY_TIME
  owner = await callerAs(createMockApi({ clock, scenario: { size: 'small' } }), 'acc_haruka', 'ws_sakura')
})

const named = (value: string): ConditionGroup => ({
  id: 'root',
  kind: 'group',
  match: 'all',
  children: [{ id: 'l', kind: 'property', key: 'name', op: 'eq', value }],
})
const one = (segmentId: string) => owner.call(segmentRoutes.one, { params: { segmentId } })
const add = async (email: string, name: string) =>
  (await owner.call(contactRoutes.upsert, { body: { email, name } })).contact
const rename = async (contactId: string, name: string) => {
  const { version } = await owner.call(contactRoutes.one, { params: { contactId } })
  return owner.call(contactRoutes.update, { params: { contactId }, body: { version, name } })
}
const moves = async (contactId: string) =>
  (
    await owner.call(contactEventRoutes.search, {
      body: { contactId, types: ['segment.entered', 'segment.left'] },
    })
  ).items.map(({ type, payload }) => [type, payload['name']])
/** The next time that segments are compared, noticed by any call. */
const nextHour = async () => {
  now += HOUR
  await owner.call(segmentRoutes.list, { query: { limit: 1 } })
}

test('who comes into a segment and goes out of it has an event of it, an hour later at most (SEG-46)', async () => {
  const first = await add('first@example.jp', 'Kiku')
  await owner.call(segmentRoutes.create, { body: { name: 'Kikus', conditions: named('kiku') } })
  await nextHour()
  const second = await add('second@example.jp', 'Kiku')
  expect(await moves(second.id)).toEqual([])
  await rename(first.id, 'Ume')
  const before = await owner.call(contactRoutes.one, { params: { contactId: first.id } })
  await nextHour()
  expect(await moves(first.id)).toEqual([['segment.left', 'Kikus']])
  expect(await moves(second.id)).toEqual([['segment.entered', 'Kikus']])
  const after = await owner.call(contactRoutes.one, { params: { contactId: first.id } })
  expect(after.lastEventAt).toBe(before.lastEventAt)
  await nextHour()
  expect(await moves(first.id)).toHaveLength(1)
  // Others are about the newest activity of everybody.
  const { items } = await owner.call(contactEventRoutes.search, { body: { limit: 100 } })
  expect(items.filter(({ type }) => type.startsWith('segment.'))).toEqual([])
})

test('an edit moves nobody, and neither does what was archived (SEG-47)', async () => {
  const contact = await add('first@example.jp', 'Kiku')
  const { id } = await owner.call(segmentRoutes.create, {
    body: { name: 'Umes', conditions: named('ume') },
  })
  await nextHour()
  const edit = async (body: object) => {
    const { version } = await one(id)
    await owner.call(segmentRoutes.update, { params: { segmentId: id }, body: { version, ...body } })
  }
  await edit({ conditions: named('kiku') })
  await nextHour()
  await nextHour()
  await edit({ archived: true })
  await rename(contact.id, 'Ume')
  await nextHour()
  await edit({ archived: false })
  await nextHour()
  expect(await moves(contact.id)).toEqual([])
  await edit({ name: 'Kikus' })
  await rename(contact.id, 'Kiku')
  await nextHour()
  expect(await moves(contact.id)).toEqual([['segment.entered', 'Kikus']])
})

test('events of segments are not among those that were taken in (SEG-48)', async () => {
  await owner.call(segmentRoutes.create, { body: { name: 'Kikus', conditions: named('kiku') } })
  await nextHour()
  await add('first@example.jp', 'Kiku')
  const events = async () => {
    const day = new Date(now).toISOString().slice(0, 10)
    const { items } = await owner.call(usageRoutes.summaries, {
      query: { from: day, to: day, granularity: 'day' },
    })
    return items.find(({ metric }) => metric === 'events')?.quantity
  }
  const before = await events()
  await nextHour()
  expect(await events()).toBe(before)
})
