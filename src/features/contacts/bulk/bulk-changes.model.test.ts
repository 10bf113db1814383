import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contact } from '#api/contacts'
import {
  asStored,
  createJournal,
  eachOf,
  eachSelected,
  planBack,
  planOf,
  type Search,
} from './bulk-changes.model.ts'

const now = '2026-05-01T00:00:00.000Z'
const contactOf = (id: string, change: Partial<Contact> = {}): Contact => ({
  id,
  email: `${id}@example.com`,
  status: 'subscribed',
  statusAt: now,
  properties: {},
  subscriptions: [],
  segmentIds: [],
  source: 'manual',
  engagement: { sent: 0, opened: 0, clicked: 0, score: 0 },
  createdAt: now,
  updatedAt: now,
  version: 1,
  ...change,
})
const on = (status: 'active' | 'pending' | 'unsubscribed') => ({
  subscriptions: [{ mailingListId: 'lst', status, source: 'manual' as const, updatedAt: now }],
})
const add = { kind: 'add', mailingListId: 'lst', status: 'active' } as const
const leave = (how: 'unsubscribe' | 'remove') => ({ kind: 'leave', mailingListId: 'lst', how }) as const

describe('what an action means for one contact', () => {
  test.each([
    [
      'onto a list',
      add,
      {},
      { change: { mailingLists: { lst: 'active' } }, back: { mailingLists: { lst: null } } },
    ],
    ['already on it', add, on('active'), { skip: 'already' }],
    ['has left it', add, on('unsubscribed'), { skip: 'opted_out' }],
    ['gets no mail', add, { status: 'bounced' }, { skip: 'suppressed' }],
    [
      'off without a trace',
      leave('remove'),
      on('pending'),
      { change: { mailingLists: { lst: null } }, back: { mailingLists: { lst: 'pending' } } },
    ],
    [
      'off with a record',
      leave('unsubscribe'),
      on('active'),
      { change: { mailingLists: { lst: 'unsubscribed' } }, back: { mailingLists: { lst: 'active' } } },
    ],
    ['off twice', leave('unsubscribe'), on('unsubscribed'), { skip: 'already' }],
    ['not on it', leave('remove'), {}, { skip: 'not_on_list' }],
    [
      'a new value',
      { kind: 'set', key: 'city', value: 'Kyoto' },
      { properties: { city: 'Nara' } },
      { change: { properties: { city: 'Kyoto' } }, back: { properties: { city: 'Nara' } } },
    ],
    [
      'a first value',
      { kind: 'set', key: 'city', value: 'Kyoto' },
      {},
      { change: { properties: { city: 'Kyoto' } }, back: { properties: { city: null } } },
    ],
    [
      'the same value',
      { kind: 'set', key: 'tags', value: ['a'] },
      { properties: { tags: ['a'] } },
      { skip: 'unchanged' },
    ],
    ['no value, as before', { kind: 'set', key: 'toString', value: null }, {}, { skip: 'unchanged' }],
  ] satisfies [string, Parameters<typeof planOf>[0], Partial<Contact>, unknown][])(
    '%s',
    (_, action, change, plan) => {
      expect(planOf(action, contactOf('a', change))).toEqual(plan)
    },
  )
})

/** A backend that searches by age and loses from the filter whatever was changed. */
function backend(count: number) {
  const contacts = Array.from({ length: count }, (_, place) => contactOf(`con_${place}`))
  const gone = new Set<string>()
  const search: Search = async ({ ids, limit = 25, offset = 0 }) =>
    contacts.filter(({ id }) => !gone.has(id) && (ids?.includes(id) ?? true)).slice(offset, offset + limit)
  return { search, gone }
}
const never = new AbortController().signal

test('everything but the exceptions comes once, though each leaves the filter when its turn has come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(450), fc.array(fc.nat(450), { maxLength: 20 }), async (count, left) => {
      const { search, gone } = backend(count)
      const exceptions = new Set(left.map((place) => `con_${place}`))
      const next = eachSelected({ all: true, exceptions }, {}, count, search)
      const seen: string[] = []
      for (let page = await next(never); page; page = await next(never)) {
        for (const { id } of page) {
          seen.push(id)
          gone.add(id)
        }
      }
      const wanted = Array.from({ length: count }, (_, place) => `con_${place}`).filter(
        (id) => !exceptions.has(id),
      )
      expect(seen.toSorted()).toEqual(wanted.toSorted())
    }),
    { numRuns: 30 },
  )
})

test('those chosen one by one come in pages, and whoever is gone comes without a contact', async () => {
  const { search, gone } = backend(250)
  gone.add('con_120')
  const ids = Array.from({ length: 250 }, (_, place) => `con_${place}`)
  const next = eachOf(ids, search)
  const pages: (readonly { id: string; contact?: Contact }[])[] = []
  for (let page = await next(never); page; page = await next(never)) pages.push(page)
  expect(pages.map((page) => page.length)).toEqual([100, 100, 50])
  expect(pages.flat().filter(({ contact }) => !contact)).toEqual([{ id: 'con_120' }])
})

test('a journal takes back what was done, unless that was too much to keep', () => {
  const change = { change: { name: 'B' }, back: { name: 'A' } }
  const journal = createJournal(2)
  expect(journal.backs()).toBeUndefined()
  journal.note('a', change)
  journal.note('b', change)
  expect(journal.backs()?.get('a')).toEqual({ change: { name: 'A' }, back: { name: 'B' } })
  journal.note('c', change)
  expect(journal.backs()).toBeUndefined()
})

describe('what undoing means for one contact (BLK-12)', () => {
  const joined = {
    change: { mailingLists: { lst: null } },
    back: { mailingLists: { lst: 'active' as const } },
  }
  const set = { change: { properties: { plan: 'free' } }, back: { properties: { plan: 'pro' } } }
  test.each([
    ['as the change left it', set, { properties: { plan: 'pro' } }, set],
    ['edited by somebody else since', set, { properties: { plan: 'team' } }, { skip: 'edited' }],
    ['emptied since', set, {}, { skip: 'edited' }],
    ['undone already', set, { properties: { plan: 'free' } }, { skip: 'unchanged' }],
    ['another property is nothing to it', set, { properties: { plan: 'pro', city: 'Nara' } }, set],
    ['on the list', joined, on('active'), joined],
    ['has unsubscribed since: that stays on record', joined, on('unsubscribed'), { skip: 'edited' }],
    ['taken off since', joined, {}, { skip: 'already' }],
    ['not part of the change', undefined, {}, { skip: 'gone' }],
  ] as const)('%s', (_, made, now, plan) => {
    expect(planBack(made, contactOf('a', now))).toEqual(plan)
  })

  test('what was stored of a change is what counts, not what was sent', () => {
    const stored = contactOf('a', { properties: { plan: 'pro' }, ...on('pending') })
    expect(
      asStored({ properties: { plan: ' pro ', city: 'x' }, mailingLists: { lst: 'active' } }, stored),
    ).toEqual({ properties: { plan: 'pro', city: null }, mailingLists: { lst: 'pending' } })
  })
})
