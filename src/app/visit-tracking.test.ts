import { expect, test, vi } from 'vitest'
import { readConfig } from '#lib/config'
import { TrackingError } from '#tracking'
import { visitTracking } from './visit-tracking.ts'

const tracker = {
  start: vi.fn<() => Promise<void>>(async () => undefined),
  identify: vi.fn<() => Promise<void>>(async () => undefined),
  pageView: vi.fn<() => Promise<void>>(async () => undefined),
  end: vi.fn<() => Promise<void>>(async () => undefined),
}
vi.mock('#tracking', async (original) => ({ ...(await original<object>()), createTracker: () => tracker }))

const ACCOUNT = { email: 'hanako@example.jp', name: '花子' }

async function visited() {
  const tracking = visitTracking(
    readConfig({
      VITE_API_BASE_URL: '/',
      VITE_SITE_URL: 'https://otegami.example',
      VITE_DASHBOARD_BASE_URL: '/',
      VITE_TRACKING_WORKSPACE_ID: 'ws_product',
    }),
  )
  await tracking.begin(ACCOUNT)
  return tracking
}

test('a page that was to be counted when the visit ended is no failure, any other is', async () => {
  const tracking = await visited()
  const counted = Promise.withResolvers<undefined>()
  tracker.pageView.mockReturnValueOnce(counted.promise)
  const last = tracking.pageView()
  await tracking.end()
  counted.reject(new Error('There is no visit'))
  await expect(last).resolves.toBeUndefined()

  const another = await visited()
  tracker.pageView.mockRejectedValueOnce(new Error('Broken'))
  await expect(another.pageView()).rejects.toThrow('Broken')
})

test('somebody who signs out before it is said who visits has caused no failure', async () => {
  const tracking = await visited()
  const said = Promise.withResolvers<undefined>()
  tracker.identify.mockReturnValueOnce(said.promise)
  const again = tracking.begin(ACCOUNT)
  await tracking.end()
  said.reject(new Error('There is no visit'))
  await expect(again).resolves.toBeUndefined()
})

test('a visit that another tab ended is no failure, and who signs in again begins another', async () => {
  const tracking = await visited()
  tracker.pageView.mockRejectedValueOnce(new TrackingError(404, 'There is no visit. Start one first.'))
  await expect(tracking.pageView()).resolves.toBeUndefined()
  tracker.start.mockClear()
  await tracking.begin(ACCOUNT)
  expect(tracker.start).not.toHaveBeenCalled()
  tracking.leave()
  await tracking.begin(ACCOUNT)
  expect(tracker.start).toHaveBeenCalledOnce()
})
