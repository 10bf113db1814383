import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#lib/clock'
import { createOutbound } from '#server/ports/outbound'
import { testWeb } from '#server/testing/test-web'
import { airtable } from './airtable.ts'
import { challengeOf } from './ask-source.ts'
import { googleSheets, letterOf } from './google-sheets.ts'
import { notion } from './notion.ts'
import { SourceError, type Source } from './source.ts'

const outbound = createOutbound({ allowLoopback: true, within: 2000 })
const app = { clientId: 'client', clientSecret: 'secret' }
const NOW = Date.parse('2026-03-01T09:00:00.000Z')
const clock = { ...systemClock, now: () => NOW }
const redirectUri = 'https://app.example/integration/callback'

interface Asked {
  url: URL
  body: string
  headers: IncomingMessage['headers']
}
type Answer = object | number | undefined

/** A service of a test: answers JSON, or a status. Calls without the token of the test are refused, as is one for tokens without the app's secret. */
async function service(answer: (path: string, asked: Asked) => Answer) {
  const calls: Asked[] = []
  const origin = await testWeb((request, response, body) => {
    const url = new URL(request.url ?? '/', 'http://service.test')
    const asked = { url, body, headers: request.headers }
    calls.push(asked)
    const isForTokens = url.pathname.endsWith('/token')
    const basic = `Basic ${Buffer.from('client:secret').toString('base64')}`
    const isAllowed = request.headers.authorization === (isForTokens ? basic : 'Bearer good')
    const said = isAllowed ? answer(`${request.method} ${url.pathname}`, asked) : 401
    response.statusCode = typeof said === 'number' ? said : said === undefined ? 404 : 200
    if (said === 429) response.setHeader('retry-after', '7')
    response.setHeader('content-type', 'application/json')
    response.end(typeof said === 'object' ? JSON.stringify(said) : '{}')
  })
  return { origin, calls }
}
const why = async (asked: Promise<unknown>) => {
  try {
    await asked
    return 'answered'
  } catch (error) {
    return error instanceof SourceError ? [error.why, error.retryAfter] : String(error)
  }
}
const TOKENS = { access_token: 'good', refresh_token: 'again', expires_in: 3600 }
const grant = { redirectUri, verifier: 'v'.repeat(43) }

/** What holds for each of them. */
function usual(name: string, make: (origin: string) => Source) {
  describe(name, () => {
    test('gives access by a code, and again by a refresh token', async () => {
      let answer: Answer = TOKENS
      const { origin, calls } = await service(() => answer)
      const source = make(origin)
      const url = new URL(source.authorizationUrl({ ...grant, state: 'st&te' }))
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        client_id: 'client',
        response_type: 'code',
        redirect_uri: redirectUri,
        state: 'st&te',
      })
      expect(url.href).not.toContain('secret')
      const challenge = url.searchParams.get('code_challenge')
      if (challenge !== null) expect(challenge).toBe(challengeOf(grant.verifier))
      expect(await source.exchange('c0de', grant)).toEqual({
        accessToken: 'good',
        refreshToken: 'again',
        expiresAt: NOW + 3_600_000,
      })
      expect(calls[0]?.body).toContain('c0de')
      expect(calls[0]?.body.includes('v'.repeat(43))).toBe(challenge !== null)
      await source.refresh('again')
      expect(calls[1]?.body).toMatch(/refresh_token.*again/)
      answer = 400
      expect(await why(source.exchange('bad', grant))).toEqual(['no_access', undefined])
      answer = 500
      expect(await why(source.refresh('x'))).toEqual(['unavailable', undefined])
    })

    test('says why it does not answer', async () => {
      let answer: Answer
      const { origin } = await service(() => answer)
      const source = make(origin)
      expect(await why(source.databases('bad'))).toEqual(['no_access', undefined])
      answer = 429
      expect(await why(source.databases('good'))).toEqual(['busy', 7])
      answer = 503
      expect(await why(source.databases('good'))).toEqual(['unavailable', undefined])
      answer = { unexpected: true }
      expect(await why(source.databases('good'))).toEqual(['unavailable', undefined])
      expect(await why(make('http://127.0.0.1:9').databases('good'))).toEqual(['unavailable', undefined])
    })
  })
}
usual('Notion', (base) => notion(outbound, app, { clock, base }))
usual('Google Sheets', (origin) =>
  googleSheets(outbound, app, {
    clock,
    accounts: origin,
    tokenUrl: `${origin}/token`,
    api: origin,
    sheets: origin,
  }),
)
usual('Airtable', (origin) => airtable(outbound, app, { clock, web: origin, api: origin }))

test('a page after the first one that is refused is told from other refusals: its place is lost', async () => {
  const { origin } = await service(() => 422)
  for (const source of [
    notion(outbound, app, { clock, base: origin }),
    airtable(outbound, app, { clock, web: origin, api: origin }),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await why(source.rows('good', 'appA.tblB', 'itr1'))).toEqual(['lost_place', undefined])
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await why(source.rows('good', 'appA.tblB', undefined))).toEqual(['unavailable', undefined])
  }
})

test('texts that a database would not take come without what it refuses', async () => {
  const mail = { id: 'm', type: 'email', email: 'a@b.example' }
  const name = { id: 'n', type: 'title', title: [{ plain_text: 'A\0da \uD83D' }] }
  const row = { id: 'row1', properties: { Mail: mail, Name: name } }
  const { origin } = await service(() => ({ results: [row], has_more: false }))
  const { rows } = await notion(outbound, app, { clock, base: origin }).rows('good', 'db1', undefined)
  expect(rows[0]?.cells).toEqual({ m: 'a@b.example', n: 'Ada \uFFFD' })
})

test('Notion: databases and rows come in pages, cells of every type as text', async () => {
  const text = (plain: string) => [{ plain_text: plain }]
  const database = {
    object: 'database',
    id: 'db1',
    title: text('顧客'),
    icon: { type: 'emoji', emoji: '☕' },
    url: 'https://notion.so/db1',
    last_edited_time: '2026-02-01T00:00:00.000Z',
    properties: {
      Name: { id: 'title', name: 'Name', type: 'title', title: {} },
      Roast: { id: 'r', name: 'Roast', type: 'select', select: { options: [{ name: '浅煎り' }] } },
    },
  }
  const cells = {
    title: { title: text('佐藤') },
    rich_text: { rich_text: [...text('a'), ...text('b')] },
    email: { email: 'a@b.example' },
    number: { number: 3 },
    checkbox: { checkbox: true },
    select: { select: { name: '浅煎り' } },
    multi_select: { multi_select: [{ name: 'x' }, { name: 'y' }] },
    date: { date: { start: '2026-01-02', end: null } },
    formula: { formula: { type: 'string', string: 'f' } },
    relation: { relation: [{ id: 'z' }] },
    empty: { select: null },
  }
  const row = {
    object: 'page',
    id: 'row1',
    properties: Object.fromEntries(
      Object.entries(cells).map(([id, cell]) => [`The ${id}`, { id, type: Object.keys(cell)[0], ...cell }]),
    ),
  }
  const { origin, calls } = await service((path, { body }) => {
    const isSecond = body.includes('"start_cursor":"c2"')
    if (path === 'POST /v1/search')
      return isSecond
        ? { results: [{ ...database, id: 'db2' }], has_more: false, next_cursor: null }
        : { results: [database, { object: 'page', id: 'p' }], has_more: true, next_cursor: 'c2' }
    if (path === 'GET /v1/databases/db1') return database
    if (path === 'POST /v1/databases/db1/query')
      return { results: [row], has_more: !isSecond, next_cursor: isSecond ? null : 'c2' }
    if (path === 'GET /v1/users/me') return { object: 'user', bot: { workspace_name: 'さくら' } }
    return undefined
  })
  const source = notion(outbound, app, { clock, base: origin })
  expect(await source.account('good')).toEqual({ name: 'さくら' })
  expect((await source.databases('good')).map(({ id, icon }) => [id, icon])).toEqual([
    ['db1', '☕'],
    ['db2', '☕'],
  ])
  expect(await source.database('good', 'db1')).toMatchObject({
    name: '顧客',
    properties: [
      { key: 'title', type: 'title', samples: ['佐藤'] },
      { key: 'r', options: ['浅煎り'] },
    ],
    rows: [{ title: '佐藤' }],
  })
  const first = await source.rows('good', 'db1', undefined)
  expect(first.next).toBe('c2')
  expect(first.rows[0]?.cells).toEqual({
    title: '佐藤',
    rich_text: 'ab',
    email: 'a@b.example',
    number: '3',
    checkbox: 'true',
    select: '浅煎り',
    multi_select: 'x,y',
    date: '2026-01-02',
    formula: 'f',
    relation: '',
    empty: '',
  })
  expect((await source.rows('good', 'db1', 'c2')).next).toBeUndefined()
  expect(await why(source.database('good', '../users/me'))).toEqual(['gone', undefined])
  expect(calls.every(({ headers }) => headers['notion-version'] === '2022-06-28')).toBe(true)
})

test('Google Sheets: the first sheet has headings, and rows come 500 at a time', async () => {
  const ranges: string[] = []
  const { origin } = await service((path, { url }) => {
    if (path === 'GET /drive/v3/files')
      return url.searchParams.get('pageToken') === 't2'
        ? { files: [{ id: 's2', name: 'Two' }] }
        : { nextPageToken: 't2', files: [{ id: 's1', name: 'One', modifiedTime: '2026-02-01T00:00:00Z' }] }
    if (path === 'GET /v4/spreadsheets/s1')
      return {
        properties: { title: 'One' },
        sheets: [{ properties: { title: "Tom's", gridProperties: { rowCount: 700 } } }],
      }
    const range = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
    if (!url.pathname.startsWith('/v4/spreadsheets/s1/values/')) return undefined
    ranges.push(range)
    const [, from = '1'] = /!A(\d+):/.exec(range) ?? []
    return from === '1'
      ? {
          values: [
            ['Name', 'Mail'],
            ['A', 'a@b.example', 3],
          ],
        }
      : { values: [['A', true, null]] }
  })
  const at = { clock, accounts: origin, tokenUrl: origin, api: origin, sheets: origin }
  const source = googleSheets(outbound, app, at)
  expect((await source.databases('good')).map(({ id }) => id)).toEqual(['s1', 's2'])
  expect(await source.database('good', 's1')).toMatchObject({
    properties: [
      { key: 'A', name: 'Name', samples: ['A'] },
      { key: 'B', name: 'Mail', samples: ['a@b.example'] },
    ],
    rows: [{ A: 'A', B: 'a@b.example', C: '3' }],
  })
  const first = await source.rows('good', 's1', undefined)
  expect(first).toEqual({ rows: [{ name: '#2', cells: { A: 'A', B: 'true', C: '' } }], next: '502' })
  expect((await source.rows('good', 's1', '502')).next).toBeUndefined()
  expect(ranges.slice(1)).toEqual(["'Tom''s'!A2:GR501", "'Tom''s'!A502:GR700"])
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('Airtable: every table of every base, and records by the ids of their fields', async () => {
  const { origin } = await service((path, { url }) => {
    const isSecond = url.searchParams.get('offset') === 'o2'
    if (path === 'GET /v0/meta/bases')
      return isSecond
        ? { bases: [{ id: 'appB', name: 'Base B' }] }
        : { bases: [{ id: 'appA', name: 'Base A' }], offset: 'o2' }
    if (/^GET \/v0\/meta\/bases\/app\w\/tables$/.test(path))
      return {
        tables: [
          {
            id: 'tbl1',
            name: 'People',
            fields: [
              { id: 'fld1', name: 'Mail', type: 'email' },
              { id: 'fld2', name: 'Kind', type: 'singleSelect', options: { choices: [{ name: 'x' }] } },
            ],
          },
        ],
      }
    if (path === 'GET /v0/appA/tbl1' && url.searchParams.get('returnFieldsByFieldId') === 'true')
      return isSecond
        ? { records: [{ id: 'rec2', fields: {} }] }
        : { records: [{ id: 'rec1', fields: { fld1: 'a@b.example', fld2: ['x', 'y'] } }], offset: 'o2' }
    return undefined
  })
  const source = airtable(outbound, app, { clock, web: origin, api: origin })
  expect(await source.databases('good')).toEqual([
    { id: 'appA.tbl1', name: 'Base A / People' },
    { id: 'appB.tbl1', name: 'Base B / People' },
  ])
  expect(await source.database('good', 'appA.tbl1')).toMatchObject({
    properties: [
      { key: 'fld1', samples: ['a@b.example'] },
      { key: 'fld2', options: ['x'] },
    ],
  })
  expect(await source.rows('good', 'appA.tbl1', undefined)).toEqual({
    rows: [{ name: 'rec1', cells: { fld1: 'a@b.example', fld2: 'x,y' } }],
    next: 'o2',
  })
  expect((await source.rows('good', 'appA.tbl1', 'o2')).next).toBeUndefined()
  for (const id of ['appA.tbl9', 'appA/../meta', 'x'])
    expect(await why(source.database('good', id)), id).toEqual(['gone', undefined])
})
