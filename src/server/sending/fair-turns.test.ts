import { afterAll, expect, test } from 'vitest'
import { SECOND } from '#lib/duration'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'

const db = await testDatabase()
const world = await campaignWorld(db, 40)
afterAll(world.stop)

test('where rates leave little, a campaign that began later does not wait for the end of another', async () => {
  const ids = [await world.due(), await world.due()]
  const { transport } = recorder(1)
  const sender = world.sender(transport, { rates: { perMinute: { all: 60 } } })
  for (let turn = 0; turn < 5; turn += 1) {
    await world.run(sender)
    world.server.turn(6 * SECOND)
  }
  const sent = await Promise.all(ids.map(async (id) => (await world.states(id))['sent'] ?? 0))
  expect(Math.min(...sent)).toBeGreaterThan(5)
  expect(Math.max(...sent)).toBeLessThan(30)
})
