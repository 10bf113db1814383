import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compile, type ConditionContext, type ConditionNode } from '#lib/condition-tree'
import {
  anyLeaf,
  contact as anyContact,
  date,
  day,
  event as anyEvent,
  moment,
  NOW,
  segmentTree,
  text,
  treeOf,
  window,
  zone,
} from '#lib/condition-tree.samples'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { addContacts } from './contacts.store.ts'
import { recordEvents } from './contact-events.store.ts'
import { idsOf } from './condition-sets.ts'
import { compileConditions } from './conditions.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_trees')

/** `npm run test:conditions` tries 200,000, for rarer differences. */
const TREES = { contacts: 500, perQuery: 60, all: Number(process.env['CONDITION_TREES'] ?? 5000) } as const

const at = new Date(NOW).toISOString()
const dates = [
  '2024-02-29',
  '2025-03-09T02:30:00',
  '2025-10-05T02:00',
  '2026-03-08T02:15:00.500',
  '2025-11-02T01:30',
]

/** Contacts as the API has them, with values that only fall into the gaps of clocks, and texts that patterns read otherwise. */
const person = fc.record({
  base: anyContact,
  name: fc.option(fc.oneof(text, fc.constantFrom('100%', 'a_b', '\\', '', '佐藤 花子')), { nil: undefined }),
  locale: fc.constantFrom('en', 'ja', 'en-GB', undefined),
  status: fc.constantFrom('subscribed' as const, 'unsubscribed' as const, 'bounced' as const),
  createdAt: moment,
  wall: fc.option(fc.constantFrom(...dates), { nil: undefined }),
  mixed: fc.oneof(
    text,
    fc.integer({ min: -3, max: 3 }),
    fc.boolean(),
    fc.constant<string[]>([]),
    day,
    fc.constant(''),
  ),
  happened: fc.array(
    fc.oneof(
      anyEvent,
      anyEvent.map((event) => ({
        ...event,
        type: 'email.clicked',
        campaignId: 'cmp_1',
        payload: { url: 'https://a.example/', When: '2026-03-01', Total: 'Ａ' },
      })),
    ),
    { maxLength: 8 },
  ),
})

const leaf: fc.Arbitrary<ConditionNode> = fc.oneof(
  { weight: 5, arbitrary: anyLeaf },
  {
    weight: 3,
    arbitrary: fc
      .record({
        key: fc.constantFrom(
          'name',
          'email',
          'locale',
          'status',
          'created_at',
          'wall',
          'mixed',
          'nothing',
          'choices',
        ),
        op: fc.constantFrom(
          ...([
            'eq',
            'neq',
            'contains',
            'not_contains',
            'starts',
            'ends',
            'in',
            'not_in',
            'gt',
            'between',
          ] as const),
          ...(['is_true', 'is_false', 'within', 'before', 'after', 'anniversary'] as const),
          ...(['has_any', 'has_all', 'has_none', 'is_set', 'is_not_set'] as const),
        ),
        value: fc.oneof(
          text,
          date,
          fc.constantFrom('%', '_', '\\', '', 'con_1', 'subscribed', 'bo'),
          fc.integer({ min: -3, max: 3 }),
          fc.array(fc.constantFrom('x', 'Ａ', 'ja', 'subscribed', ''), { maxLength: 3 }),
          fc.constant(Array.from({ length: 20 }, (_, place) => `${place}a`).concat('a', 'ＪＡ')),
          fc.constant<number[]>([-1, 2]),
          window,
          fc.record({
            kind: fc.constant('next' as const),
            value: fc.integer({ min: 0, max: 40 }),
            unit: fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const),
          }),
          fc.constantFrom(...dates).map((from) => ({ kind: 'between' as const, from, to: '2026-06-01' })),
          fc.constant(undefined),
        ),
      })
      .map((one): ConditionNode => ({ id: `${one.key}.${one.op}`, kind: 'property', ...one })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        did: fc.boolean(),
        link: fc.constantFrom('https://a.example/', 'https://A.example/', undefined),
        campaign: fc.oneof(
          fc.constantFrom('any', 'cmp_1'),
          fc.record({ lastN: fc.integer({ min: 0, max: 2 }) }),
        ),
        window,
      })
      .map((one): ConditionNode => ({ id: 'link', kind: 'campaign', activity: 'clicked', ...one })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        did: fc.boolean(),
        count: fc.record({
          op: fc.constantFrom('at_least' as const, 'at_most' as const, 'exactly' as const),
          value: fc.integer({ min: -1, max: 2 }),
        }),
        where: fc.subarray([
          {
            key: 'When',
            op: 'within' as const,
            value: { kind: 'last' as const, value: 1, unit: 'month' as const },
          },
          { key: 'Total', op: 'eq' as const, value: 'a' },
          { key: 'url', op: 'ends' as const, value: 'EXAMPLE/' },
        ]),
        window,
      })
      .map((one): ConditionNode => ({ id: 'where', kind: 'event', type: 'email.clicked', ...one })),
  },
)

test('SQL finds exactly those whom the lib finds', async () => {
  const people = fc.sample(person, { numRuns: TREES.contacts, seed: 7 }).map((one, place) => {
    const stored: StoredContact = {
      id: `con_${place}`,
      email: `${one.base.id}.${place}@example.jp`,
      status: one.status,
      statusAt: at,
      ...(one.name !== undefined && { name: one.name }),
      ...(one.locale !== undefined && { locale: one.locale }),
      properties: {
        ...one.base.properties,
        mixed: one.mixed,
        ...(one.wall !== undefined && { wall: one.wall }),
      },
      subscriptions: one.base.subscriptions.map((subscription) => ({
        mailingListId: subscription.mailingListId,
        status:
          subscription.status === 'active'
            ? 'active'
            : subscription.status === 'pending'
              ? 'pending'
              : 'unsubscribed',
        source: 'api',
        updatedAt: at,
      })),
      source: 'api',
      createdAt: one.createdAt,
      updatedAt: at,
      version: 1,
    }
    const together = ['cmp_3', 'cmp_1', 'cmp_2', 'cmp_4'].map((campaignId) => ({
      type: 'email.sent',
      occurredAt: at,
      campaignId,
    }))
    const opened = { type: 'email.opened', occurredAt: at, campaignId: `cmp_${(place % 4) + 1}` }
    return {
      stored,
      score: one.base.engagement.score,
      events: place % 10 === 0 ? [...one.happened, ...together, opened] : one.happened,
    }
  })
  for (const id of ['lst_1', 'lst_2'])
    await db
      .insertInto('mailing_lists')
      .values({
        workspace_id: tenant.number,
        id,
        name: id,
        name_key: id,
        visibility: 'public',
        opt_in: 'single',
        is_default: false,
        color: 'slate',
        created_at: at,
        updated_at: at,
        created_by: '{}',
      })
      .execute()
  const added = await addContacts(
    db,
    tenant,
    people.map(({ stored }) => stored),
  )
  expect(added.size).toBe(TREES.contacts)
  await recordEvents(
    db,
    tenant,
    people.flatMap(({ stored, events }) =>
      events.map((event) => ({ payload: {}, ...event, source: 'api' as const, contactId: stored.id })),
    ),
  )
  await sql`
    update contacts c set score = n.score from unnest(${people.map(({ stored }) => stored.id)}::text[], ${people.map(({ score }) => score)}::int2[]) as n (uid, score)
    where c.workspace_id = ${tenant.number} and c.uid = n.uid`.execute(db)
  // Planned with figures, as a table that lives is.
  await sql`analyze`.execute(db)

  const candidates = people.map(({ stored, events, score }) => ({
    contact: { ...stored, engagement: { score } },
    events: [...events, { type: 'contact.created', occurredAt: stored.createdAt }],
  }))
  let found = 0
  let missed = 0
  let counted = 0
  const compareAll = async (
    questions: readonly { tree: ConditionNode; zone: string; seg_1: ConditionNode; seg_2: ConditionNode }[],
  ) => {
    const asked = questions.map(({ tree, zone: timezone, ...segments }) => {
      const context: ConditionContext = {
        now: NOW,
        timezone,
        segments: (id) =>
          id === 'seg_1' || id === 'seg_2' ? { conditions: segments[id], timezone: 'Asia/Tokyo' } : undefined,
      }
      return { tree, context, holds: compile(tree, context) }
    })
    const columns = asked.map(({ tree, context }) => compileConditions(tenant, tree, context))
    const { rows } = await sql<{ answers: (boolean | null)[] }>`
      select array[${sql.join(columns)}] as answers from contacts c
      where c.workspace_id = ${tenant.number} order by c.id`.execute(db)
    expect(rows).toHaveLength(candidates.length)
    rows.forEach(({ answers }, place) => {
      const candidate = candidates[place]
      if (!candidate) return
      asked.forEach(({ tree, holds }, column) => {
        const expected = holds(candidate)
        if (expected) found += 1
        else missed += 1
        if (answers[column] !== expected)
          throw new Error(
            `${JSON.stringify(tree)} is ${answers[column]} in SQL, not ${expected}, for ${JSON.stringify(candidate)}`,
          )
      })
    })
    // The same without reading contacts, where that can be.
    const sets = asked.flatMap(({ tree, context, holds }) => {
      const ids = idsOf(tenant, tree, context)
      return ids ? [{ ids, tree, expected: candidates.filter(holds).length }] : []
    })
    if (sets.length === 0) return
    counted += sets.length
    const {
      rows: [of],
    } = await sql<{ counts: number[] }>`
      select array[${sql.join(sets.map(({ ids }) => sql`(select count(*)::int4 from (${ids}) s)`))}] as counts`.execute(
      db,
    )
    sets.forEach(({ tree, expected }, place) => {
      if (of?.counts[place] !== expected)
        throw new Error(`${JSON.stringify(tree)} is counted ${of?.counts[place]}, not ${expected}`)
    })
  }

  // What chance seldom meets: signs of patterns, and campaigns that were sent at the same moment.
  const empty: ConditionNode = { id: 'g', kind: 'group', match: 'all', children: [] }
  const fixtures: ConditionNode[] = []
  for (const op of ['contains', 'not_contains', 'starts', 'ends'] as const)
    for (const value of ['%', '_', '\\', '0%', 'a_', '100%%', 'b'])
      fixtures.push({ id: op, kind: 'property', key: 'name', op, value })
  for (const lastN of [0, 1, 2, 3, 1.5])
    for (const activity of ['sent', 'opened'] as const)
      fixtures.push({
        id: 'c',
        kind: 'campaign',
        did: true,
        activity,
        campaign: { lastN },
        window: { kind: 'any' },
      })
  await compareAll(fixtures.map((tree) => ({ tree, zone: 'UTC', seg_1: empty, seg_2: empty })))

  const question = fc.record({
    tree: fc.oneof(treeOf(leaf), leaf),
    zone,
    seg_1: segmentTree,
    seg_2: segmentTree,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(question, { minLength: 1, maxLength: TREES.perQuery, size: 'max' }),
      compareAll,
    ),
    { numRuns: Math.ceil(TREES.all / (TREES.perQuery / 2)) },
  )
  const happening = leaf.filter(({ kind }) => kind === 'list' || kind === 'event' || kind === 'form')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ tree: treeOf(happening), zone, seg_1: segmentTree, seg_2: segmentTree }), {
        minLength: 1,
        maxLength: TREES.perQuery,
        size: 'max',
      }),
      compareAll,
    ),
    { numRuns: Math.ceil(TREES.all / (TREES.perQuery * 4)) },
  )
  expect(counted).toBeGreaterThan(TREES.all / 50)
  // Neither just says the same of everybody.
  expect(found).toBeGreaterThan(TREES.all * 50)
  expect(missed).toBeGreaterThan(TREES.all * 50)
})
