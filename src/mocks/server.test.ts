import { afterAll, describe, expect, test } from 'vitest'
import { serveMockApi } from './server.ts'

const server = await serveMockApi({
  port: 0,
  scenario: { size: 'small' },
  origins: ['https://app.example'],
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...init })
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const signIn = async () => cookieOf(await ask('/v1/auth/request/google?login_hint=acc_haruka'))

describe('the backend over HTTP', () => {
  test('signs in with a cookie that is good for one refresh', async () => {
    const cookie = await signIn()
    const first = await ask('/v1/auth/refresh', { headers: { cookie } })
    expect(first.status).toBe(200)
    const again = await ask('/v1/auth/refresh', { headers: { cookie } })
    expect(again.status).toBe(401)
    const next = await ask('/v1/auth/refresh', { headers: { cookie: cookieOf(first) } })
    expect(next.status).toBe(200)
  })

  test('goes back to an app of this machine after the sign-in, and to no other', async () => {
    const target = async (redirect: string) => {
      const query = new URLSearchParams({ login_hint: 'acc_haruka', redirect })
      return (await ask(`/v1/auth/request/google?${query.toString()}`)).headers.get('location')
    }
    expect(await target('http://localhost:5173/workspaces?x=1')).toBe('http://localhost:5173/workspaces?x=1')
    expect(await target('https://app.example/workspaces')).toBe('https://app.example/workspaces')
    expect(await target('https://evil.example/workspaces')).toBe('/workspaces')
  })

  test.each([
    ['http://localhost:5173', '/v1/workspace', true],
    ['https://app.example', '/v1/workspace', true],
    ['https://customer.example', '/v1/workspace', false],
    ['https://customer.example', '/web/v1/sessions/start', true],
    ['null', '/v1/workspace', false],
  ])('a page of %s may call %s: %s', async (origin, path, may) => {
    const preflight = await ask(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(may ? origin : null)
    const answer = await ask(path, { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(may ? origin : null)
    expect(answer.headers.get('access-control-allow-credentials')).toBe(may ? 'true' : null)
  })

  test('can be broken and mended from outside', async () => {
    await ask('/__mock/faults', { method: 'POST', body: JSON.stringify({ kind: 'reset', times: 1 }) })
    await expect(ask('/v1/workspace')).rejects.toThrow('fetch failed')
    expect((await ask('/v1/workspace')).status).toBe(401)
    await ask('/__mock/faults', { method: 'POST', body: JSON.stringify({ kind: 'status', code: 503 }) })
    expect((await ask('/v1/workspace')).status).toBe(503)
    await ask('/__mock/faults', { method: 'DELETE' })
    expect((await ask('/v1/workspace')).status).toBe(401)
    const nonsense = await ask('/__mock/faults', { method: 'POST', body: '{"kind":"flood"}' })
    expect(nonsense.status).toBe(400)
  })

  test('tells what was called, without a token', async () => {
    await ask('/v1/workspace', { headers: { authorization: 'Bearer secret-of-a-test' } })
    const log = await (await ask('/__mock/log')).text()
    expect(log).toContain('/v1/workspace')
    expect(log).not.toContain('secret-of-a-test')
  })

  test('has a page for the tracking script', async () => {
    const page = await (await ask('/customer')).text()
    expect(page).toContain(`data-base-url="${server.origin}/web/v1"`)
    expect((await ask('/nothing')).status).toBe(404)
  })
})
