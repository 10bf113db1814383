import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { DAY, HOUR } from '#lib/duration'
import { deliveryOf, recordUnsubscribe } from '#server/store/delivery-outcomes.store'
import { inTransaction } from '#server/store/transaction'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'

const db = await testDatabase()
const world = await campaignWorld(db, 6)
const { one, server } = world
afterAll(() => world.stop())

const Lines = v.object({
  items: v.array(v.looseObject({ key: v.string(), stats: v.looseObject({ unsubscribes: v.number() }) })),
})
/** The periods of a report in which somebody unsubscribed, each as often as somebody did. */
async function periodsOf(id: string, group: 'hour' | 'day') {
  const { value } = await world.call('GET', `/campaigns/${id}/summaries?group=${group}`)
  return v
    .parse(Lines, value)
    .items.flatMap(({ key, stats }) => Array.from({ length: stats.unsubscribes }, () => key))
}

test('what comes days later is on its day, in a zone whose clocks were changed, and at no hour before', async () => {
  // A Friday morning in Berlin; the clocks go back in the night to Sunday, a week later.
  server.turn(Date.parse('2026-10-16T08:30:00.000Z') - server.clock.now())
  const { id } = await world.draft()
  expect((await world.schedule(id, { timezone: 'Europe/Berlin' })).status).toBe(200)
  server.turn(HOUR)
  await world.run(world.sender(recorder().transport))
  const begun = server.clock.now()
  const { rows } = await sql<{ id: number }>`select id from deliveries order by id`.execute(db)
  const after = [2 * HOUR, 80 * HOUR, 80 * HOUR, 11 * DAY]
  for (const [place, time] of after.entries()) {
    const delivery = await deliveryOf(db, rows[place]?.id ?? 0)
    if (!delivery) throw new Error('There is no such mail.')
    await inTransaction(db, (inside) => recordUnsubscribe(inside, one, delivery, { at: begun + time }))
  }
  server.turn(20 * DAY)
  expect(await periodsOf(id, 'day')).toEqual([
    '2026-10-15T22:00:00.000Z',
    '2026-10-18T22:00:00.000Z',
    '2026-10-18T22:00:00.000Z',
    // The 27th, by the clocks of winter.
    '2026-10-26T23:00:00.000Z',
  ])
  const last = '2026-10-19T08:00:00.000Z'
  expect(await periodsOf(id, 'hour')).toEqual(['2026-10-16T11:00:00.000Z', last, last, last])
})
