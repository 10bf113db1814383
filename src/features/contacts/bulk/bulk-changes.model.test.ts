import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contact } from '#api/contacts'
import { MINUTE } from '#lib/duration'
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

test('nobody is missed or comes twice while others come into the filter, leave it and are added', async () => {
  const timeOf = (place: number) => new Date(Date.parse(now) + 2 * place * MINUTE).toISOString()
  await fc.assert(
    fc.asyncProperty(
      fc.nat(600),
      fc.boolean(),
      // Between two pages: how many come into the filter, are deleted and are added.
      fc.infiniteStream(
        fc.record({
          come: fc.nat(60),
          go: fc.nat(60),
          added: fc.nat(5),
          at: fc.double({ noNaN: true, min: 0, max: 1 }),
        }),
      ),
      async (count, isLeaving, happenings) => {
        // Each second one does not fit yet.
        const all = Array.from({ length: 2 * count }, (_, place) => ({
          contact: contactOf(`con_${place}`, { createdAt: timeOf(place) }),
          fits: place % 2 === 0,
          isThere: true,
        }))
        const selected = new Set(all.filter(({ fits }) => fits).map(({ contact }) => contact.id))
        const added = new Set<string>()
        const search: Search = async ({ limit = 25, offset = 0 }) =>
          all
            .filter(({ fits, isThere }) => fits && isThere)
            .slice(offset, offset + limit)
            .map(({ contact }) => contact)
        const next = eachSelected({ all: true, exceptions: new Set() }, {}, count, search)
        const seen: string[] = []
        for (let page = await next(never); page && seen.length < 3 * count + 1000; page = await next(never)) {
          for (const { id } of page) {
            seen.push(id)
            const one = all.find(({ contact }) => contact.id === id)
            if (one && isLeaving) one.fits = false
          }
          const { come, go, added: more, at } = happenings.next().value
          const outside = all.filter(({ fits, contact }) => !fits && !selected.has(contact.id))
          for (const one of outside.slice(Math.floor(at * outside.length)).slice(0, come)) one.fits = true
          const there = all.filter(({ isThere }) => isThere)
          for (const one of there.slice(Math.floor(at * there.length)).slice(0, go)) one.isThere = false
          for (let made = 0; made < more; made += 1) {
            const contact = contactOf(`con_${all.length}`, { createdAt: timeOf(all.length) })
            added.add(contact.id)
            all.push({ contact, fits: true, isThere: true })
          }
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.filter((id) => added.has(id))).toEqual([])
        const gone = new Set(all.filter(({ isThere }) => !isThere).map(({ contact }) => contact.id))
        expect([...selected].filter((id) => !gone.has(id) && !seen.includes(id))).toEqual([])
      },
    ),
    { numRuns: 60 },
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
