import { authRoutes, selfAccountRoutes } from '#api/contract'
import { describe, expect, test } from 'vitest'
import { createClient } from '#api/core'
import { memoryJournal, type JournalStore } from '#mocks/core/journal'
import { createMockApi, standingClock, STORY_TIME } from '#mocks/node'
import { callerAs } from '#mocks/core/test-caller'

const refreshUrl = (scheme = 'https') => `${scheme}://api.example/v1/auth/refresh`
const cookieOf = (response: Response) => {
  const [line = ''] = response.headers.getSetCookie()
  return { line, pair: line.split(';')[0] ?? '' }
}

describe('over HTTP', () => {
  test('signing in at the stand-in sets a cookie that no script reads, and goes back only into this site', async () => {
    const api = createMockApi({ sites: ['https://app.example'] })
    const signIn = (redirect: string) =>
      api.fetch(
        `https://api.example/v1/auth/request/google?${new URLSearchParams({ redirect, login_hint: 'acc_tom' }).toString()}`,
      )
    const response = await signIn('/workspaces/ws_sakura?tab=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/workspaces/ws_sakura?tab=1')
    expect((await signIn('https://api.example/workspaces#account')).headers.get('location')).toBe(
      '/workspaces#account',
    )
    expect((await signIn('https://app.example/workspaces')).headers.get('location')).toBe(
      'https://app.example/workspaces',
    )
    const { line, pair } = cookieOf(response)
    expect(line).toMatch(
      /^__Host-otegami_refresh=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    for (const elsewhere of [
      'https://app.example//evil.example',
      'https://app.example.evil.example/',
      'https://app.example@evil.example/',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect((await signIn(elsewhere)).headers.get('location'), elsewhere).toBe('/workspaces')
    }
    const refreshed = await api.fetch(refreshUrl(), { headers: { cookie: pair } })
    const { access_token } = await refreshed.json()
    const self = await api.fetch('https://api.example/v1/internal/self_account', {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(await self.json()).toMatchObject({ email: 'tom.walker@sakura-roastery.example', isAdmin: false })
  })

  test('without a name it shows who there is, as text', async () => {
    const api = createMockApi()
    const page = await api.fetch('https://api.example/v1/auth/request/google?redirect=/x')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('login_hint=acc_haruka')
  })

  test('each refresh replaces the cookie, and the old one is as good as none', async () => {
    const api = createMockApi()
    const { refreshToken } = await api.signInAs('acc_tom')
    const first = `otegami_refresh=${refreshToken}`
    const ask = (cookie: string) => api.fetch(refreshUrl('http'), { headers: { cookie } })
    const answer = await ask(first)
    expect(answer.status).toBe(200)
    const second = cookieOf(answer).pair
    expect(second).not.toBe(first)
    expect((await ask(first)).status).toBe(401)
    expect((await ask(second)).status).toBe(200)
    expect((await ask('')).status).toBe(401)
    expect((await ask('otegami_refresh=ses_1.1.guess')).status).toBe(401)
  })

  test('of two refreshes with one cookie only one is good', async () => {
    const api = createMockApi()
    const { refreshToken } = await api.signInAs('acc_tom')
    const headers = { cookie: `otegami_refresh=${refreshToken}` }
    const answers = await Promise.all([
      api.fetch(refreshUrl('http'), { headers }),
      api.fetch(refreshUrl('http'), { headers }),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401'])
  })

  test('signing out ends the session: neither its cookie nor its token is good any more', async () => {
    const api = createMockApi()
    const { refreshToken, token } = await api.signInAs('acc_tom')
    const headers = { cookie: `otegami_refresh=${refreshToken}`, authorization: `Bearer ${token}` }
    const out = await api.fetch('http://api.example/v1/auth/sign-out', { method: 'POST', headers })
    expect(await out.json()).toEqual({})
    expect(cookieOf(out).line).toContain('Max-Age=0')
    expect((await api.fetch(refreshUrl('http'), { headers })).status).toBe(401)
    expect((await api.fetch('http://api.example/v1/internal/self_account', { headers })).status).toBe(401)
  })

  test('a token is good for five minutes, and the client gets another by itself', async () => {
    let now = STORY_TIME
    const api = createMockApi({ clock: { ...standingClock(), now: () => now }, cookies: 'jar' })
    let token: string | undefined = (await api.signInAs('acc_haruka')).token
    const client = createClient({
      baseUrl: 'https://api.example',
      fetch: api.fetch,
      tokens: {
        token: () => token,
        async renew() {
          token = (await client.call(authRoutes.refresh, {}, { withoutToken: true })).access_token
          return true
        },
      },
    })
    now += 4 * 60_000
    await client.call(selfAccountRoutes.one, {})
    expect(api.log.map(({ status }) => status)).toEqual([200])
    now += 60_000
    await client.call(selfAccountRoutes.one, {})
    expect(api.log.map(({ path, status }) => `${status} ${path}`).slice(1)).toEqual([
      '401 /v1/internal/self_account',
      '200 /v1/auth/refresh',
      '200 /v1/internal/self_account',
    ])
  })
})

describe('two tabs of the demo', () => {
  const tab = (journal: JournalStore) =>
    createMockApi({ journal, cookies: 'jar', scenario: { size: 'small' } })

  test('share one world: cookie, session, what was changed, and a reset', async () => {
    const journal = memoryJournal()
    const [a, b] = [tab(journal), tab(journal)]
    await a.signInAs('acc_haruka')
    const refresh = async (api: typeof a) => {
      const response = await api.fetch(refreshUrl())
      return {
        status: response.status,
        token: response.ok ? String((await response.json()).access_token) : '',
      }
    }
    // At the same moment: each takes the cookie that the other left.
    const answers = await Promise.all([refresh(a), refresh(b), refresh(a), refresh(b)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    const headers = { authorization: `Bearer ${answers[0]?.token}`, 'x-workspace-id': 'ws_sakura' }
    const count = async (api: typeof a) =>
      (
        await (
          await api.fetch('https://api.example/v1/contacts/search/count', {
            method: 'POST',
            headers,
            body: '{}',
          })
        ).json()
      ).count
    const add = (api: typeof a, email: string) =>
      api.fetch('https://api.example/v1/contacts', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email }),
      })
    await Promise.all([
      add(a, 'one@example.com'),
      add(b, 'two@example.com'),
      add(a, 'two@example.com'),
      add(b, 'three@example.com'),
    ])
    expect([await count(a), await count(b)]).toEqual([243, 243])

    const reloaded = tab(journal)
    expect(await count(reloaded)).toBe(243)

    await b.fetch('https://api.example/v1/auth/sign-out', { method: 'POST', headers })
    expect((await a.fetch('https://api.example/v1/internal/self_account', { headers })).status).toBe(401)
    expect((await refresh(a)).status).toBe(401)

    await a.reset(5)
    await b.signInAs('acc_tom')
    expect([a.db.settings.seed, b.db.settings.seed]).toEqual([5, 5])
    const tom = { authorization: `Bearer ${(await refresh(a)).token}`, 'x-workspace-id': 'ws_sakura' }
    const fresh = await b.fetch('https://api.example/v1/contacts/search/count', {
      method: 'POST',
      headers: tom,
      body: '{}',
    })
    expect(await fresh.json()).toEqual({ count: 240 })
  })

  test('an import is kept like anything else', async () => {
    const journal = memoryJournal()
    const a = tab(journal)
    const owner = await callerAs(a, 'acc_haruka', 'ws_sakura')
    const body = {
      importId: 'imp_1',
      emails: ['a@bulk.example', 'b@bulk.example'],
      mailingListIds: ['lst_store'],
      optIn: 'active' as const,
      consentNote: '',
    }
    const { importRoutes } = await import('#api/import')
    const { contactRoutes } = await import('#api/contacts')
    const { results } = await owner.call(importRoutes.emails, { body })
    const [first] = results
    await owner.call(contactRoutes.update, {
      params: { contactId: first?.contactId ?? '' },
      body: { version: 1, name: 'Later' },
    })
    const reloaded = await callerAs(tab(journal), 'acc_haruka', 'ws_sakura')
    const { items } = await reloaded.call(contactRoutes.search, {
      body: { q: 'bulk.example', sort: [{ key: 'email', direction: 'asc' }] },
    })
    expect(items).toMatchObject([
      { email: 'a@bulk.example', name: 'Later', version: 2 },
      { email: 'b@bulk.example', version: 1 },
    ])
  })
})
