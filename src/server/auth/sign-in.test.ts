import { createServer } from 'node:http'
import OpenIdProvider from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'
import { openIdProvider, type Identity, type Provider } from './provider.ts'

const ORIGIN = 'http://localhost:8801'
const CALLBACK = `${ORIGIN}/v1/auth/callback`
const CLIENT = { clientId: 'otegami', clientSecret: 'a secret of the client' }

/** People as the provider knows them. */
const people: Record<string, Record<string, unknown>> = {
  owner: { email: 'acc_owner@one.example', email_verified: true, name: 'Owner of One' },
  hanako: {
    email: 'Hanako@New.example',
    email_verified: true,
    name: '佐藤 花子',
    picture: 'https://p.example/h',
  },
  doubtful: { email: 'acc_member@one.example', email_verified: false },
  another: { email: 'acc_owner@one.example', email_verified: true, name: 'Somebody else' },
  scripted: { email: 's@new.example', email_verified: true, name: 'S', picture: 'javascript:alert(1)' },
}

const http = createServer()
let issuer = ''
beforeAll(async () => {
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const address = http.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new OpenIdProvider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [CALLBACK] }],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does: what is asked for is in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  })
  const handle = provider.callback()
  http.on('request', (request, response) => void handle(request, response))
})
afterAll(() => new Promise<void>((done) => void http.close(() => done())))

const db = await testDatabase()
beforeAll(() => seedTwo(db))

/** A browser: it keeps the cookies of both, and follows nothing by itself. */
function browser(server: ReturnType<typeof testServer>) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const go = async (to: string, form?: Record<string, string>): Promise<Response> => {
    const url = new URL(to, ORIGIN)
    const jar = jarOf(url.origin)
    const headers: Record<string, string> = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const response =
      url.origin === ORIGIN
        ? await server.ask(`${url.pathname}${url.search}`, { headers })
        : await fetch(url, {
            redirect: 'manual',
            headers,
            ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
          })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0|1970/i.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const next = (response: Response, from: string) =>
    new URL(response.headers.get('location') ?? '', from).href
  /** From the button to where the provider sends the person back to. */
  const toCallback = async (person: string, redirect = '/workspaces/ws_one?x=1#top'): Promise<string> => {
    let at = next(await go(`/v1/auth/request/google?redirect=${encodeURIComponent(redirect)}`), ORIGIN)
    for (let step = 0; step < 12 && !at.startsWith(CALLBACK); step += 1) {
      const page = await go(at)
      if (page.status >= 300 && page.status < 400) {
        at = next(page, at)
        continue
      }
      const text = await page.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1] ?? ''
      const form = /action="([^"]+)"/.exec(text)?.[1] ?? ''
      if (person === 'denies') at = new URL(/href="([^"]*abort)"/.exec(text)?.[1] ?? '', at).href
      else at = next(await go(new URL(form, at).href, { prompt, login: person, password: 'x' }), at)
    }
    return at
  }
  return { go, toCallback, jar: jarOf(ORIGIN) }
}

function setUp(provider: Provider = openIdProvider({ issuer, ...CLIENT }), admins: readonly string[] = []) {
  const server = testServer(db, { provider, admins })
  const person = browser(server)
  const accountHere = async () => {
    const cookie = `otegami_refresh=${person.jar.get('otegami_refresh') ?? ''}`
    const refreshed = await server.refresh(cookie)
    if (refreshed.status !== 200) return undefined
    const { access_token: token } = (await refreshed.json()) as { access_token: string }
    const { value } = await server.json('/v1/internal/self_account', { token })
    return value
  }
  return { server, ...person, accountHere }
}

const location = (response: Response) => response.headers.get('location')
const failure = (reason: string, redirect = '/workspaces/ws_one?x=1#top') =>
  `/sign-in-up?${new URLSearchParams({ error: reason, redirect }).toString()}`

describe('with a provider', () => {
  test('whoever has an account signs in to it by its address, and comes to where they wanted', async () => {
    const { toCallback, go, accountHere, jar } = setUp()
    const back = await go(await toCallback('owner'))
    expect([back.status, location(back)]).toEqual([302, '/workspaces/ws_one?x=1#top'])
    expect(jar.has('otegami_sign_in')).toBe(false)
    expect(await accountHere()).toMatchObject({ email: 'acc_owner@one.example', name: 'acc_owner' })
  })

  test('whoever is new gets an account, once, also when two tabs come back at a time', async () => {
    const [first, second] = [setUp(), setUp()]
    const ways = [await first.toCallback('hanako'), await second.toCallback('hanako')]
    const backs = await Promise.all([first.go(ways[0] ?? ''), second.go(ways[1] ?? '')])
    expect(backs.map(location)).toEqual(['/workspaces/ws_one?x=1#top', '/workspaces/ws_one?x=1#top'])
    const account = await first.accountHere()
    expect(account).toMatchObject({
      email: 'Hanako@New.example',
      name: '佐藤 花子',
      photo: 'https://p.example/h',
      isAdmin: false,
    })
    expect(await second.accountHere()).toEqual(account)
  })

  test('those whom the configuration names may make workspaces', async () => {
    const { toCallback, go, accountHere } = setUp(undefined, ['hanako@new.example'])
    await go(await toCallback('hanako'))
    expect(await accountHere()).toMatchObject({ isAdmin: true })
  })

  test('a picture that is no address of https is none', async () => {
    const { toCallback, go, accountHere } = setUp()
    await go(await toCallback('scripted'))
    expect(await accountHere()).not.toHaveProperty('photo')
  })

  test.each([
    ['denies', 'access_denied'],
    ['doubtful', 'email_unverified'],
    ['another', 'identity_taken'],
  ])('nobody is signed in: %s', async (person, reason) => {
    const { toCallback, go, jar } = setUp()
    const back = await go(await toCallback(person))
    expect(location(back)).toBe(failure(reason))
    expect(jar.has('otegami_refresh')).toBe(false)
  })

  test('an answer is good once, for ten minutes, in the browser that asked, and as it was given', async () => {
    const here = setUp()
    const way = await here.toCallback('owner')
    expect(location(await setUp().go(way))).toBe(failure('sign_in_expired', '/workspaces'))
    const other = new URL(way)
    other.searchParams.set('state', 'of-another-sign-in')
    const kept = here.jar.get('otegami_sign_in') ?? ''
    expect(location(await here.go(other.href))).toBe(failure('sign_in_failed'))
    // The wrong answer has used it up.
    expect(location(await here.go(way))).toBe(failure('sign_in_expired', '/workspaces'))
    here.jar.set('otegami_sign_in', `${kept.slice(0, -1)}${kept.endsWith('A') ? 'B' : 'A'}`)
    expect(location(await here.go(way))).toBe(failure('sign_in_expired', '/workspaces'))
    here.jar.set('otegami_sign_in', kept)
    expect(location(await here.go(way))).toBe('/workspaces/ws_one?x=1#top')
    here.jar.set('otegami_sign_in', kept)
    expect(location(await here.go(way))).toBe(failure('sign_in_failed'))
    const late = setUp()
    const wayOfLate = await late.toCallback('owner')
    late.server.turn(10 * 60_000)
    expect(location(await late.go(wayOfLate))).toBe(failure('sign_in_expired', '/workspaces'))
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'nobody is sent to %s',
    async (redirect) => {
      const { toCallback, go } = setUp()
      expect(location(await go(await toCallback('owner', redirect)))).toBe('/workspaces')
    },
  )

  test('a provider that is away is said, before and after', async () => {
    const gone = setUp(openIdProvider({ issuer: 'http://127.0.0.1:9', ...CLIENT }))
    expect(location(await gone.go('/v1/auth/request/google?redirect=/account'))).toBe(
      failure('provider_unavailable', '/account'),
    )
    expect(gone.server.failures).toHaveLength(1)
    const real = openIdProvider({ issuer, ...CLIENT })
    const halfway = setUp({ ...real, finish: () => Promise.reject(new TypeError('fetch failed')) })
    const back = await halfway.go(await halfway.toCallback('owner'))
    expect(location(back)).toBe(failure('provider_unavailable'))
  })

  test('a provider that answers for somebody of another client, or long ago, is not believed', async () => {
    const wrong = setUp(openIdProvider({ issuer, clientId: CLIENT.clientId, clientSecret: 'a guess' }))
    expect(location(await wrong.go(await wrong.toCallback('owner')))).toBe(failure('sign_in_failed'))
  })

  test('an address without a mailbox makes no account', async () => {
    const real = openIdProvider({ issuer, ...CLIENT })
    const nobody: Identity = {
      issuer,
      subject: 'x',
      email: 'not an address',
      isVerified: true,
      name: undefined,
      photo: undefined,
    }
    const here = setUp({ ...real, finish: async () => nobody })
    expect(location(await here.go(await here.toCallback('owner')))).toBe(failure('email_unverified'))
  })
})

test('without one the callback is no address, and the sign-in says that none is set up', async () => {
  const server = testServer(db, { devSignIn: false })
  expect((await server.ask('/v1/auth/callback?code=x&state=y')).status).toBe(404)
  expect((await server.ask('/v1/auth/request/google')).status).toBe(501)
})
