import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { usualWebApi } from '#domain/web-api/web-api-rules'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'
import { addressBehind, addressKey } from './caller-address.ts'
import { createLimits, usualLimits } from './limits.ts'

describe('the usual limits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const times = async (count: number, call: () => Promise<void>) => {
    for (let time = 0; time < count; time += 1) await call()
  }

  test('60 changes a second of an address, told when to come again', async () => {
    const { writeFrom } = createLimits(usualLimits)
    const write = () => writeFrom('203.0.113.7')
    await times(60, write)
    await expect(write()).rejects.toMatchObject({ code: 429, retryAfter: 1 })
    await writeFrom('203.0.113.8')
    vi.advanceTimersByTime(1000)
    await times(60, write)
    await expect(write()).rejects.toMatchObject({ code: 429 })
  })

  test('a session is kept up while as many changes as may be come from its address', async () => {
    const { writeFrom } = createLimits(usualLimits)
    await times(60, () => writeFrom('203.0.113.7'))
    await times(60, () => writeFrom('203.0.113.7', 'sessions'))
    await expect(writeFrom('203.0.113.7', 'sessions')).rejects.toMatchObject({ code: 429 })
  })

  test('60 changes a second of an account, wherever it calls from', async () => {
    const { writeBy } = createLimits(usualLimits)
    await times(60, () => writeBy('acc_1'))
    await expect(writeBy('acc_1')).rejects.toMatchObject({
      code: 429,
      message: 'Too many changes at once. Try again in 1 second.',
    })
    await writeBy('acc_2')
  })

  test('300 calls of visits a minute of an address, which leaves the others what is for all', async () => {
    const { visitFrom } = createLimits(usualLimits)
    await times(300, () => visitFrom('203.0.113.7'))
    await expect(visitFrom('203.0.113.7')).rejects.toMatchObject({ code: 429, retryAfter: 60 })
    await visitFrom('203.0.113.8')
    expect(usualLimits.visits.calls).toBeLessThan(usualWebApi.rateLimitPerMinute)
  })

  test('10 sign-ins a minute of an address, and as many that come back', async () => {
    const { signInFrom } = createLimits(usualLimits)
    await times(10, () => signInFrom('203.0.113.7', 'begin'))
    await times(10, () => signInFrom('203.0.113.7', 'finish'))
    vi.advanceTimersByTime(20_000)
    await expect(signInFrom('203.0.113.7', 'begin')).rejects.toMatchObject({
      code: 429,
      retryAfter: 40,
      message: 'Too many sign-ins. Try again in 40 seconds.',
      ja: 'ログインの回数が多すぎます。40秒後にもう一度お試しください。',
    })
    vi.advanceTimersByTime(40_000)
    await signInFrom('203.0.113.7', 'begin')
  })

  test('6 exports an hour of a workspace, of a million contacts each', async () => {
    const { exportOf } = createLimits(usualLimits)
    await times(6, async () => {
      await exportOf('ws_1', 'first')
      await times(49, () => exportOf('ws_1', 'further'))
    })
    await expect(exportOf('ws_1', 'first')).rejects.toMatchObject({ code: 429, retryAfter: 3600 })
    await exportOf('ws_2', 'first')
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:DB8:0:1::9', '2001:db8:0:1'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key))

test.each([
  [0, '198.51.100.1, 198.51.100.2', '203.0.113.7'],
  [1, '198.51.100.1, 198.51.100.2', '198.51.100.2'],
  [2, '198.51.100.1, 198.51.100.2', '198.51.100.1'],
  [3, '198.51.100.1, 198.51.100.2', '198.51.100.1'],
  [1, '198.51.100.1, unknown', '203.0.113.7'],
  [1, null, '203.0.113.7'],
])('behind %i proxies, after %j, the caller is %s', (hops, told, address) =>
  expect(addressBehind('203.0.113.7', told, hops)).toBe(address),
)

describe('on the server', () => {
  const limits = {
    writes: { calls: 3, seconds: 3600 },
    visits: { calls: 2, seconds: 3600 },
    signIns: { calls: 2, seconds: 3600 },
    exports: { calls: 6, seconds: 3600 },
    exportParts: { calls: 8, seconds: 3600 },
  }
  const database = testDatabase()
  const server = async () => testServer(await database, { limits })
  beforeAll(async () => seedTwo(await database))

  test('sign-ins of an address are counted, and the refusal has a ticket, its time and its language', async () => {
    const { ask } = await server()
    const begin = (address: string, language = 'en') =>
      ask('/v1/auth/request/google', { address, headers: { 'accept-language': language } })
    expect((await begin('203.0.113.7')).status).toBe(200)
    expect((await begin('203.0.113.7')).status).toBe(200)
    const refused = await begin('203.0.113.7', 'ja')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await refused.json()).toMatchObject({
      code: 429,
      message: expect.stringContaining('ログイン'),
      ticketId: refused.headers.get('x-ticket-id'),
    })
    expect((await begin('203.0.113.8')).status).toBe(200)
  })

  test('the further parts of an export are no exports, and are counted by themselves', async () => {
    const { ask, signIn } = await server()
    const { token } = await signIn('acc_owner')
    const part = async (offset: number | undefined, limit?: number) => {
      const body = { columns: ['email'], encoding: 'utf-8', offset, limit }
      return (await ask('/v1/contacts/export/csv', { method: 'POST', token, workspace: 'ws_one', body }))
        .status
    }
    const parts = [await part(0, 20_000)]
    for (let place = 1; place <= 9; place += 1) parts.push(await part(place * 20_000, 20_000))
    expect(parts).toEqual([...Array.from({ length: 9 }, () => 200), 429])
    // What is no part is another export, wherever it begins.
    const wholes = []
    for (let time = 0; time < 6; time += 1) wholes.push(await part(1))
    expect(wholes).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('changes of an address and of an account are counted; reading is not', async () => {
    const { ask, signIn } = await server()
    const { token } = await signIn('acc_owner')
    const write = (address: string) =>
      ask('/v1/mailing_lists', { method: 'POST', token, workspace: 'ws_one', body: {}, address })
    const statuses: number[] = []
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
      statuses.push((await write(address)).status)
    expect(statuses).toEqual([400, 400, 400, 429])
    const own = await server()
    for (let time = 0; time < 3; time += 1)
      expect((await own.ask('/v1/mailing_lists', { method: 'POST', address: '203.0.113.1' })).status).toBe(
        401,
      )
    expect((await own.ask('/v1/mailing_lists', { method: 'POST', address: '203.0.113.1' })).status).toBe(429)
    // A session that is kept up is no change.
    expect((await own.ask('/v1/auth/refresh', { address: '203.0.113.1' })).status).toBe(401)
    for (let time = 0; time < 10; time += 1)
      expect((await own.ask('/v1/internal/self_account', { address: '203.0.113.1' })).status).toBe(401)
  })

  test('a visitor who calls without end leaves the others what the workspace lets all of them call', async () => {
    const { ask } = await server()
    const start = async (address: string) =>
      (await ask('/web/v1/sessions/start', { method: 'POST', workspace: 'ws_one', body: {}, address })).status
    const statuses = [await start('203.0.113.7'), await start('203.0.113.7'), await start('203.0.113.7')]
    expect(statuses).toEqual([200, 200, 429])
    expect(await start('203.0.113.8')).toBe(200)
  })
})
