import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
beforeAll(() => seedTwo(db))
const server = testServer(db)
const whoIs = async (token: string) => (await server.ask('/v1/internal/self_account', { token })).status

test('an access token is good for five minutes, and a forged one never', async () => {
  const { token } = await server.signIn('acc_owner')
  expect(await whoIs(token)).toBe(200)
  expect(await whoIs(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(401)
  expect(await whoIs(token.replace(/\.\d+\./, '.9999999999999.'))).toBe(401)
  server.turn(5 * 60_000)
  expect(await whoIs(token)).toBe(401)
})

test('a cookie that was replaced is refused, and at once that is all', async () => {
  const { old, cookie } = await server.signIn('acc_owner')
  expect((await server.refresh(old)).status).toBe(401)
  expect((await server.refresh(cookie)).status).toBe(200)
})

test('used again later than that, it ends the session', async () => {
  const { old, cookie, token } = await server.signIn('acc_owner')
  server.turn(31_000)
  expect((await server.refresh(old)).status).toBe(401)
  expect((await server.refresh(cookie)).status).toBe(401)
  expect(await whoIs(token)).toBe(401)
})

test('of two refreshes at once one is answered, and its cookie stays good', async () => {
  const { cookie } = await server.signIn('acc_owner')
  const answers = await Promise.all([server.refresh(cookie), server.refresh(cookie)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  const good = answers.find(({ status }) => status === 200)
  expect(good && (await server.refresh(server.cookieOf(good))).status).toBe(200)
})

test('a sign-out ends the session, and its tokens with it', async () => {
  const { cookie, token } = await server.signIn('acc_owner')
  expect((await server.ask('/v1/auth/sign-out', { method: 'POST', headers: { cookie } })).status).toBe(200)
  expect((await server.refresh(cookie)).status).toBe(401)
  expect(await whoIs(token)).toBe(401)
})

test('a sign-out with a cookie that another tab has replaced meanwhile ends the session too; a forged one ends none', async () => {
  const { old, cookie, token } = await server.signIn('acc_owner')
  const signOut = (sent: string) =>
    server.ask('/v1/auth/sign-out', { method: 'POST', headers: { cookie: sent } })
  expect((await signOut(`${old.slice(0, -2)}${old.endsWith('AA') ? 'BB' : 'AA'}`)).status).toBe(200)
  expect(await whoIs(token)).toBe(200)
  expect((await signOut(old)).status).toBe(200)
  expect(await whoIs(token)).toBe(401)
  expect((await server.refresh(cookie)).status).toBe(401)
})

test('a page of another site does nothing with the cookie', async () => {
  const { cookie } = await server.signIn('acc_owner')
  const headers = { cookie, origin: 'https://evil.example' }
  const response = await server.ask('/v1/auth/sign-out', { method: 'POST', headers })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect((await server.refresh(cookie)).status).toBe(200)
})

test('thirty days without a visit end a session', async () => {
  const { cookie } = await server.signIn('acc_owner')
  server.turn(30 * 24 * 3600_000)
  expect((await server.refresh(cookie)).status).toBe(401)
})

test('the stand-in signs nobody in under a name that a site elsewhere has for this machine', async () => {
  const query = '/v1/auth/request/google?login_hint=acc_owner'
  for (const [origin, status] of [
    ['http://shop.example:8801', 403],
    ['http://localhost.shop.example:8801', 403],
    ['http://127.0.0.1:8801', 302],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const response = await server.api.respond(new Request(`${origin}${query}`))
    expect(response.status, origin).toBe(status)
    expect(response.headers.getSetCookie(), origin).toHaveLength(status === 302 ? 1 : 0)
  }
})
