import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { campaignWorld } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'

const world = await campaignWorld(await testDatabase(), 2)
afterAll(world.stop)

test('what the law asks for in a campaign that waits is not taken out of the brand before it is sent (CAM-190)', async () => {
  const { version, company } = v.parse(
    v.object({ version: v.number(), company: v.record(v.string(), v.string()) }),
    (await world.call('GET', '/brand')).value,
  )
  const change = (address: string) =>
    world.call('POST', '/brand', { version, company: { ...company, address } })
  const { id } = await world.draft()
  expect((await world.schedule(id)).status).toBe(200)
  const { status, value } = await change('')
  expect(status).toBe(422)
  expect(JSON.stringify(value)).toContain('\\"News\\", which is scheduled')
  expect((await world.cancel(id)).status).toBe(200)
  expect((await change('')).status).toBe(200)
})
