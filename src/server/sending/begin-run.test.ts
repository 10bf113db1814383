import { afterEach, expect, test } from 'vitest'
import { recorder, campaignWorld } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'

const db = await testDatabase()
const world = await campaignWorld(db, 3)
afterEach(async () => {
  await world.stop()
  expect(world.failures.splice(0)).toEqual([])
})

test('the segments of a campaign that begins are built, so that timelines say who is in them by then (SEG-46)', async () => {
  const everybody = { id: 'n0', kind: 'group', match: 'all', children: [] }
  const { id: into } = await world.good('POST', '/segments', { name: 'Into', conditions: everybody })
  const { id: but } = await world.good('POST', '/segments', {
    name: 'But',
    conditions: {
      ...everybody,
      children: [{ id: 'n1', kind: 'property', key: 'name', op: 'eq', value: 'Nobody' }],
    },
  })
  await world.due({
    audience: {
      mailingListIds: ['lst_1'],
      segmentIds: [into],
      segmentMatch: 'any',
      excludeSegmentIds: [but],
    },
  })
  const added: unknown[] = []
  const jobs = {
    add: async (_: unknown, { name }: { name: string }, data: unknown) => {
      added.push([name, data])
      return true
    },
  }
  const { transport } = recorder()
  await world.run(world.sender(transport, { jobs }))
  expect(added).toEqual([
    ['segment.build', { workspaceId: 'ws_one', segmentId: into }],
    ['segment.build', { workspaceId: 'ws_one', segmentId: but }],
  ])
})

test('a campaign whose segments can not be built goes out all the same', async () => {
  const { id: into } = await world.good('POST', '/segments', {
    name: 'Everybody',
    conditions: { id: 'n0', kind: 'group', match: 'all', children: [] },
  })
  world.server.turn(3_600_000)
  const id = await world.due({
    audience: { mailingListIds: [], segmentIds: [into], segmentMatch: 'any', excludeSegmentIds: [] },
  })
  const jobs = {
    add: async () => {
      throw new Error('There is no queue.')
    },
  }
  const { mails, transport } = recorder()
  await world.run(world.sender(transport, { jobs }))
  expect(mails).toHaveLength(3)
  expect(await world.campaign(id)).toMatchObject({ status: 'sent' })
  expect(world.failures.splice(0)).toMatchObject([{ message: 'There is no queue.' }])
})
