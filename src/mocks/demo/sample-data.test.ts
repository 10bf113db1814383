import { expect, test } from 'vitest'
import { campaignRoutes, contactRoutes, segmentRoutes, selfAccountRoutes } from '#api/contract'
import { standingClock, createMockApi } from '#mocks/node'
import { callerAs } from '#mocks/core/test-caller'
import { loadSampleData } from './sample-data.ts'

test.each(['en', 'ja'] as const)('an empty workspace gets something to try, once (%s)', async (language) => {
  const api = createMockApi({ scenario: { size: 'small' } })
  const { id } = await (
    await callerAs(api, 'acc_haruka')
  ).call(selfAccountRoutes.createWorkspace, {
    body: { name: 'Mine', icon: null, allowedDomains: [] },
  })
  expect(await loadSampleData(api, id, language, standingClock())).toBe('loaded')
  const owner = await callerAs(api, 'acc_haruka', id)
  const { items } = await owner.call(contactRoutes.search, { body: { limit: 1 } })
  expect(items[0]).toMatchObject({
    status: 'subscribed',
    properties: { city: expect.any(String), points: expect.any(Number) },
  })
  const { count } = await owner.call(contactRoutes.count, { body: {} })
  const [segment] = (await owner.call(segmentRoutes.list, {})).items
  const many = await owner.call(contactRoutes.count, { body: { segmentId: segment?.id } })
  expect(many.count).toBeGreaterThan(10)
  expect(many.count).toBeLessThan(count - 10)
  const [draft] = (await owner.call(campaignRoutes.list, { query: {} })).items
  expect(draft).toMatchObject({ status: 'draft', recipientEstimate: count })
  expect(await loadSampleData(api, id, language, standingClock())).toBe('not_empty')
})

test('nothing is mixed with what a workspace has', async () => {
  const api = createMockApi({ scenario: { size: 'small' } })
  expect(await loadSampleData(api, 'ws_sakura', 'ja', standingClock())).toBe('not_empty')
})
