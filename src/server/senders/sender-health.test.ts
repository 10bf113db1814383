import { afterAll, expect, test } from 'vitest'
import { DAY, MINUTE } from '#lib/duration'
import { deliveryOf, recordBounce, recordComplaint } from '#server/store/delivery-outcomes.store'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'

const db = await testDatabase()
const world = await campaignWorld(db, 4)
const { one, server } = world
afterAll(world.stop)

const healthOf = async (address: string) => (await world.good('GET', `/senders/${address}`))['health']
const rates = async (id: string) => (await world.executions(id)).map(({ ratePerMinute }) => ratePerMinute)

test('a sender’s health is that of the mails of its last 30 days, and a run says how fast it is', async () => {
  expect(await healthOf('snd_1')).toBeUndefined()
  const id = await world.due()
  expect(await rates(id)).toEqual([undefined])
  const { transport, mails } = recorder(1)
  await world.run(world.sender(transport))
  server.turn(2 * MINUTE)
  const sent = mails.length
  expect(sent).toBeGreaterThan(2)
  expect(await healthOf('snd_1')).toEqual({ sent, delivered: sent, bounced: 0, complained: 0 })
  // It took no time, which counts as a second.
  expect(await rates(id)).toEqual([sent * 60])

  const deliveries = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 3)
    .orderBy('id')
    .execute()
  await db.transaction().execute(async (inside) => {
    const at = server.clock.now()
    const [bounced, complained] = await Promise.all(
      deliveries.slice(0, 2).map(({ id: delivery }) => deliveryOf(inside, delivery)),
    )
    if (!bounced || !complained) throw new Error('Nothing was sent.')
    await recordBounce(inside, one, bounced, { kind: 'hard', reason: 'No such mailbox', at })
    await recordComplaint(inside, one, complained, { at })
  })
  expect(await healthOf('snd_1')).toEqual({ sent, delivered: sent - 1, bounced: 1, complained: 1 })
  server.turn(31 * DAY)
  expect(await healthOf('snd_1')).toBeUndefined()
})
