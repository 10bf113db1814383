import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENGAGEMENT, engagementScore } from '#domain/contacts/engagement'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { recordEvents, type NewEvent } from './contact-events.store.ts'
import { addContacts } from './contacts.store.ts'
import { refreshAllScores, refreshRecentScores } from './scores.store.ts'
import type { Tenant } from './tenant.ts'

const db = await testDatabase()
const NOW = Date.parse('2026-11-23T09:00:00.000Z')
const iso = (time: number) => new Date(time).toISOString()

let count = 0
/** A workspace of its own with so many contacts. */
async function world(people: number) {
  count += 1
  const prefix = `w${count}`
  const tenant = await testTenant(db, `ws_${prefix}`)
  const ids = Array.from({ length: people }, (_, place) => `con_${prefix}_${place}`)
  await addContacts(
    db,
    tenant,
    ids.map((id) => ({
      id,
      email: `${id}@example.jp`,

      status: 'subscribed' as const,
      statusAt: iso(NOW),
      source: 'api' as const,
      properties: {},
      subscriptions: [],
      version: 1,
      createdAt: iso(NOW - 400 * DAY),
      updatedAt: iso(NOW - 400 * DAY),
    })),
  )
  return { tenant, ids }
}

const mail = (contactId: string, type: string, at: number): NewEvent => ({
  contactId,
  type,
  source: 'email',
  payload: {},
  occurredAt: iso(at),
})

const scoresOf = async ({ number }: Tenant) =>
  (
    await db
      .selectFrom('contacts')
      .where('workspace_id', '=', number)
      .orderBy('id')
      .select(['score', 'version', 'updated_at'])
      .execute()
  ).map(({ score, version, updated_at: at }) => {
    expect([version, at]).toEqual([1, iso(NOW - 400 * DAY)])
    return score
  })

test('scores of the database are those of the rule, whatever happened, all at once and bit by bit', async () => {
  const event = fc.record({
    person: fc.nat(5),
    type: fc.constantFrom('email.opened', 'email.opened', 'email.clicked', 'email.sent', 'page_view'),
    age: fc.oneof(
      fc.integer({ min: 0, max: 200 * DAY }),
      fc.constantFrom(0, 1, ENGAGEMENT.days * DAY, ENGAGEMENT.days * DAY - 1, -1),
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const { tenant, ids } = await world(6)
      const other = await world(1)
      const happened = events.map(({ person, type, age }) => mail(ids[person] ?? '', type, NOW - age))
      await recordEvents(db, tenant, happened)
      const expected = ids.map((_, place) => {
        const times = (wanted: string) =>
          events.filter(
            ({ person, type, age }) =>
              person === place && type === wanted && age >= 0 && age < ENGAGEMENT.days * DAY,
          ).length
        return engagementScore({ opened: times('email.opened'), clicked: times('email.clicked') })
      })
      await refreshRecentScores(db, tenant, NOW)
      expect(await scoresOf(tenant)).toEqual(expected)
      expect(await refreshAllScores(db, tenant, NOW)).toBe(0)
      expect(await scoresOf(other.tenant)).toEqual([0])
    }),
    { numRuns: 40 },
  )
})

test('new events count within a quarter of an hour, late ones at night, and old ones no more', async () => {
  const { tenant, ids } = await world(3)
  const [first = '', second = '', third = ''] = ids
  await recordEvents(db, tenant, [mail(first, 'email.opened', NOW - 89 * DAY)])
  expect(await refreshRecentScores(db, tenant, NOW)).toBe(1)
  expect(await scoresOf(tenant)).toEqual([1, 0, 0])
  await recordEvents(db, tenant, [
    mail(second, 'email.clicked', NOW + 10 * MINUTE),
    // Written late, but not too late.
    mail(first, 'email.clicked', NOW - 30 * MINUTE),
    mail(third, 'email.opened', NOW - 2 * HOUR),
  ])
  expect(await refreshRecentScores(db, tenant, NOW + 15 * MINUTE)).toBe(2)
  expect(await scoresOf(tenant)).toEqual([4, 4, 0])
  expect(await refreshAllScores(db, tenant, NOW + HOUR)).toBe(1)
  expect(await scoresOf(tenant)).toEqual([4, 4, 1])
  expect(await refreshRecentScores(db, tenant, NOW + 100 * DAY)).toBe(1)
  expect(await refreshAllScores(db, tenant, NOW + 100 * DAY)).toBe(2)
  expect(await scoresOf(tenant)).toEqual([0, 0, 0])
})
