import {
  contactEventRoutes,
  contactRoutes,
  importRoutes,
  mailingListRoutes,
  segmentRoutes,
} from '#api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContactEvent } from '#api/contact-events'
import type { Contact, ContactFilter } from '#api/contacts'
import type { Segment } from '#api/segments'
import {
  matches,
  type ConditionGroup,
  type ConditionNode,
  type ConditionSubject,
  type TimeWindow,
} from '#lib/condition-tree'
import { HOUR } from '#lib/duration'
import { createMockApi, standingClock, STORY_TIME } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

const window: fc.Arbitrary<TimeWindow> = fc.oneof(
  fc.constant<TimeWindow>({ kind: 'any' }),
  fc.record({
    kind: fc.constant('last' as const),
    value: fc.constantFrom(1, 6, 40),
    unit: fc.constantFrom('hour', 'day', 'week', 'month'),
  }),
  fc.constant<TimeWindow>({ kind: 'between', from: '2025-06-01', to: '2026-01-15T00:00:00.000Z' }),
  fc.constant<TimeWindow>({ kind: 'after', at: '2025-12-01' }),
)
const past = window.filter(({ kind }) => kind === 'last' || kind === 'between')

/** Conditions over what the contacts of the roastery have; each finds some. */
const leaf: fc.Arbitrary<ConditionNode> = fc
  .oneof(
    fc
      .constantFrom(
        { key: 'prefecture', op: 'in', value: ['tokyo', 'osaka'] },
        { key: 'prefecture', op: 'not_in', value: ['tokyo'] },
        { key: 'plan', op: 'is_set' },
        { key: 'orders', op: 'gte', value: 20 },
        { key: 'orders', op: 'between', value: [5, 30] },
        { key: 'total_spent', op: 'lt', value: 40_000 },
        { key: 'brew_methods', op: 'has_any', value: ['siphon', 'espresso'] },
        { key: 'brew_methods', op: 'has_none', value: ['pour_over'] },
        { key: 'is_wholesale', op: 'is_true' },
        { key: 'accepts_post', op: 'is_false' },
        { key: 'company', op: 'contains', value: '㈱' },
        { key: 'tasting_notes', op: 'not_contains', value: 'お' },
        { key: 'preferences', op: 'is_set' },
        { key: 'name', op: 'contains', value: '佐' },
        { key: 'name', op: 'is_not_set' },
        { key: 'email', op: 'ends', value: '.example' },
        { key: 'locale', op: 'starts', value: 'EN' },
        { key: 'timezone', op: 'neq', value: 'Asia/Tokyo' },
        { key: 'status', op: 'in', value: ['subscribed', 'pending'] },
        { key: 'birthday', op: 'anniversary', value: { kind: 'next', value: 3, unit: 'month' } },
        { key: 'birthday', op: 'before', value: '1980-01-01' },
      )
      .map((comparison) => ({ kind: 'property', ...comparison })),
    fc
      .tuple(fc.constantFrom('created_at', 'last_order_at', 'birthday'), past)
      .map(([key, value]) => ({ kind: 'property', key, op: 'within', value })),
    fc.record({
      kind: fc.constant('list'),
      op: fc.constantFrom('in', 'not_in'),
      mailingListId: fc.constantFrom('lst_weekly', 'lst_plan', 'lst_new'),
      status: fc.constantFrom(undefined, 'active', 'unsubscribed'),
    }),
    fc.record({
      kind: fc.constant('event'),
      type: fc.constantFrom(
        'page_view',
        'order.placed',
        'email.opened',
        'contact.created',
        'contact.imported',
        'contact.updated',
        'session.end',
        'nothing',
      ),
      did: fc.boolean(),
      count: fc.constantFrom(undefined, { op: 'at_least', value: 2 }, { op: 'at_most', value: 1 }),
      window,
      where: fc.constantFrom(undefined, [{ key: 'total', op: 'gt', value: 4000 }]),
    }),
    fc.record({
      kind: fc.constant('campaign'),
      did: fc.boolean(),
      activity: fc.constantFrom('sent', 'opened', 'clicked', 'bounced'),
      campaign: fc.constantFrom('any', 'cmp_3', 'cmp_31', 'cmp_33', { lastN: 2 }),
      window,
    }),
    fc.constant({
      kind: 'campaign',
      did: true,
      activity: 'clicked',
      campaign: 'any',
      link: 'https://sakura-roastery.example/beans',
      window: { kind: 'any' },
    }),
    fc.record({
      kind: fc.constant('form'),
      did: fc.boolean(),
      formId: fc.constantFrom('any', 'frm_1'),
      window,
    }),
    fc.record({
      kind: fc.constant('segment'),
      op: fc.constantFrom('in', 'not_in'),
      segmentId: fc.constantFrom('seg_1', 'seg_4', 'seg_10', 'seg_11', 'seg_12', 'seg_14'),
    }),
    fc.record({ kind: fc.constant('engagement'), op: fc.constantFrom('gte', 'lte'), score: fc.nat(5) }),
    fc.record({ kind: fc.constant('random'), percent: fc.nat(100), seed: fc.constantFrom('a', 'b') }),
  )
  .map((node) => ({ id: 'n', ...node }) as ConditionNode)

const treeOf = (depth: number): fc.Arbitrary<ConditionGroup> =>
  fc.record({
    id: fc.constant('g'),
    kind: fc.constant('group' as const),
    match: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
    children: fc.array(
      depth > 1
        ? fc.oneof({ weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: treeOf(depth - 1) })
        : leaf,
      { minLength: 1, maxLength: 3 },
    ),
  })

/** All that the API tells of the contacts, as conditions see them. */
async function subjectsOf(caller: Caller, now: number): Promise<ConditionSubject[]> {
  const segments = new Map(
    (await caller.call(segmentRoutes.list, { query: { limit: 100 } })).items.map((one) => [one.id, one]),
  )
  const asOf = ({ countedAt, updatedAt, status }: Segment) =>
    Date.parse(status === 'building' || countedAt === undefined ? updatedAt : countedAt)
  const contacts: Contact[] = []
  for (let offset = 0; contacts.length === offset; offset += 100)
    contacts.push(...(await caller.call(contactRoutes.search, { body: { limit: 100, offset } })).items)
  const subjects: ConditionSubject[] = []
  for (const contact of contacts) {
    const events: ContactEvent[] = []
    let cursor: string | null | undefined
    do {
      const page = await caller.call(contactEventRoutes.search, {
        body: { contactId: contact.id, limit: 100, ...(cursor && { cursor }) },
      })
      events.push(...page.items)
      cursor = page.nextCursor
    } while (cursor)
    subjects.push({
      contact,
      events,
      now,
      timezone: 'Asia/Tokyo',
      segments(id) {
        const segment = segments.get(id)
        return segment && segment.status !== 'failed'
          ? { conditions: segment.conditions, timezone: segment.timezone, now: asOf(segment) }
          : undefined
      },
    })
  }
  return subjects
}

async function idsOf(caller: Caller, filter: ContactFilter): Promise<string[]> {
  const ids: string[] = []
  for (let offset = 0; ids.length === offset; offset += 100) {
    const { items } = await caller.call(contactRoutes.search, { body: { ...filter, limit: 100, offset } })
    ids.push(...items.map(({ id }) => id))
  }
  expect(await caller.call(contactRoutes.count, { body: filter })).toEqual({ count: ids.length })
  return ids
}

test('a search finds whom the conditions hold for, before and after changes and as time passes', async () => {
  let now = STORY_TIME
  const clock = { ...standingClock(), now: () => now }
  const api = createMockApi({ clock, scenario: { size: 'small' } })
  const owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  const trees = fc.sample(treeOf(3), { numRuns: 50, seed: 7 })
  let some = 0

  const compare = async (asked: readonly ConditionNode[] = trees) => {
    const subjects = await subjectsOf(owner, now)
    for (const conditions of asked) {
      const expected = subjects.filter((one) => matches(conditions, one)).map(({ contact }) => contact.id)
      expect(await idsOf(owner, { conditions }), JSON.stringify(conditions)).toEqual(expected)
      if (expected.length > 0 && expected.length < subjects.length) some += 1
    }
    const listed = (await owner.call(segmentRoutes.list, { query: { limit: 100 } })).items
    for (const { id, status } of asked === trees ? listed : []) {
      const conditions: ConditionNode = { id: 'n', kind: 'segment', op: 'in', segmentId: id }
      const expected = subjects.filter((one) => matches(conditions, one)).map(({ contact }) => contact.id)
      expect(await idsOf(owner, { segmentId: id })).toEqual(expected)
      if (status === 'ready' && id !== 'seg_14')
        expect(
          subjects.filter(({ contact }) => contact.segmentIds?.includes(id)).map(({ contact }) => contact.id),
        ).toEqual(expected)
    }
    const both: ContactFilter = {
      conditions: { id: 'n', kind: 'property', key: 'orders', op: 'gte', value: 20 },
      segmentId: 'seg_2',
      status: ['subscribed'],
      q: 'example',
    }
    const ids = await idsOf(owner, both)
    expect(await idsOf(owner, { ...both, ids })).toEqual(ids)
    return subjects
  }

  // There is a list that came later, and what was deleted.
  await owner.call(mailingListRoutes.create, { body: { name: 'New' } }).then(({ id }) => {
    for (const conditions of trees) renameList(conditions, id)
  })
  // So few that their members are kept from one question to the next.
  const ordered: ConditionGroup = {
    id: 'g',
    kind: 'group',
    match: 'all',
    children: [
      {
        id: 'n',
        kind: 'event',
        type: 'order.placed',
        did: true,
        window: { kind: 'any' },
        where: [{ key: 'total', op: 'gt', value: 4000 }],
      },
    ],
  }
  const few = [...trees.slice(0, 12), ordered]
  await compare()
  const subjects = await compare(few)

  const [first, second, third] = subjects.map(({ contact }) => contact as Contact)
  if (!first || !second || !third) throw new Error('There are too few.')
  await owner.call(contactRoutes.update, {
    params: { contactId: first.id },
    body: {
      version: first.version,
      name: '佐藤 ひとみ',
      properties: { orders: 25, prefecture: 'osaka', is_wholesale: true, company: '(株)ハレノヒ' },
      mailingLists: { lst_plan: null },
    },
  })
  await owner.call(contactRoutes.update, {
    params: { contactId: second.id },
    body: { version: second.version, locale: 'en-GB', timezone: null, properties: { orders: null } },
  })
  await owner.call(contactRoutes.delete, { params: { contactId: third.id } })
  await owner.call(contactRoutes.upsert, {
    body: { email: 'new@reader.example', properties: { orders: 21, brew_methods: ['siphon'] } },
  })
  await owner.call(importRoutes.csv, {
    body: {
      importId: 'imp_1',
      chunk: { index: 0, total: 1 },
      rows: [
        { Mail: 'one@import.example', Orders: '30', Place: 'tokyo' },
        { Mail: first.email, Orders: '7', Place: 'kyoto' },
      ],
      mapping: [
        { column: 'Mail', key: 'email' },
        { column: 'Orders', key: 'orders' },
        { column: 'Place', key: 'prefecture' },
      ],
      onExisting: 'overwrite',
      mailingListIds: ['lst_weekly'],
      optIn: 'active',
      consentNote: '',
    },
  })
  await compare(few)
  // Only an event, of somebody who was not touched.
  const fourth = subjects.find(
    (one) => !matches(ordered, one) && ![first.id, second.id, third.id].includes(one.contact.id),
  )
  await api.change((db) =>
    db.events.put({
      id: db.nextId('evt'),
      workspaceId: 'ws_sakura',
      contactId: fourth?.contact.id ?? null,
      type: 'order.placed',
      payload: { total: 4001 },
      source: 'api',
      occurredAt: new Date(now).toISOString(),
    }),
  )
  await compare(few)
  await compare()
  // Campaigns that are being sent go on, segments are worked out anew.
  now += 26 * HOUR
  await compare()
  await owner.call(mailingListRoutes.delete, { params: { mailingListId: 'lst_new_beans' } })
  await compare()
  expect(some).toBeGreaterThan(150)
})

test('each event of the base world is found by its type', () => {
  const { db } = createMockApi({ scenario: { size: 'small' } })
  for (const workspaceId of ['ws_sakura', 'ws_ridge']) {
    const { activity, count } = db.contacts(workspaceId).base
    for (let contact = 0; contact < count; contact += 1) {
      const all = [...activity.burstsOf(contact)].flatMap((burst) => activity.eventsOf(burst))
      for (const type of new Set(all.map((event) => event.type)))
        expect(activity.eventsOfType(contact, type)).toEqual(all.filter((event) => event.type === type))
    }
    expect(activity.eventsOfType(0, 'nothing')).toEqual([])
  }
})

function renameList(node: ConditionNode, id: string): void {
  if (node.kind === 'group') for (const child of node.children) renameList(child, id)
  if (node.kind === 'list' && node.mailingListId === 'lst_new') node.mailingListId = id
}
