import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, type ContractRoute } from '#api/contract'
import { testDatabase } from '#server/testing/test-database'
import { noIssuer, noSource, silentAi, testPorts } from '#server/testing/test-ports'
import { seedTwo, testServer } from '#server/testing/test-server'

// Every route of the contract as every kind of caller, with ids that there are not.
const db = await testDatabase()
const server = testServer(db, {
  ports: testPorts({ acme: noIssuer, ai: silentAi, sources: new Map([['notion', noSource]]) }),
})
const Envelope = v.strictObject({ code: v.number(), message: v.string(), ticketId: v.string() })

interface Asking {
  token?: string
  workspace?: string
}
const closed = Object.values(contract).filter(({ open }) => !open)
const ofWorkspace = closed.filter(({ route }) => route.scope === 'workspace')

/** The status of a call with ids that there are not; an error that is no envelope throws. */
async function statusOf({ base, route }: ContractRoute, asking: Asking): Promise<number> {
  const path =
    base + route.path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'type' ? 'contact' : 'none_1'))
  const { method } = route
  const { status, value } = await server.json(path, {
    ...asking,
    method,
    ...(method !== 'GET' && { body: {} }),
  })
  if (status >= 400) expect(v.parse(Envelope, value).code, path).toBe(status)
  return status
}
/** The routes that a caller is answered by one of these statuses. */
async function answeredBy(routes: readonly ContractRoute[], asking: Asking, ...wanted: number[]) {
  const found: string[] = []
  // oxlint-disable-next-line no-await-in-loop -- in their order: what one does must not change what another is answered
  for (const bound of routes) if (wanted.includes(await statusOf(bound, asking))) found.push(bound.name)
  return found
}
const namesOf = (routes: readonly ContractRoute[]) => routes.map(({ name }) => name)

let owner = ''
let member = ''
const keys = { full: '', send: '', read: '' }
beforeAll(async () => {
  await seedTwo(db)
  owner = (await server.signIn('acc_owner')).token
  member = (await server.signIn('acc_member')).token
  for (const permission of ['full', 'send', 'read'] as const) {
    const { value } = await server.json('/v1/api_keys', {
      method: 'POST',
      token: owner,
      workspace: 'ws_one',
      body: { name: permission, permission },
    })
    keys[permission] = v.parse(v.object({ secret: v.string() }), value).secret
  }
})

test('nobody is answered without a session', async () => {
  for (const token of [undefined, 'x', 'null', `${owner}x`, owner.slice(0, -2), 'ota_none'])
    expect(
      await answeredBy(closed, { workspace: 'ws_one', ...(token !== undefined && { token }) }, 401),
    ).toEqual(namesOf(closed))
})

test('a token is good for five minutes, and not after its session was ended', async () => {
  const { token, cookie } = await server.signIn('acc_owner')
  await server.ask('/v1/auth/sign-out', { method: 'POST', headers: { cookie } })
  expect(await answeredBy(closed, { token, workspace: 'ws_one' }, 401)).toEqual(namesOf(closed))
  const late = testServer(db)
  const { token: old } = await late.signIn('acc_owner')
  const ask = async () => (await late.json('/v1/workspace', { token: old, workspace: 'ws_one' })).status
  expect(await ask()).toBe(200)
  late.turn(5 * 60_000 + 1000)
  expect(await ask()).toBe(401)
})

test('what is for owners is refused to members, and nothing else is', async () => {
  const forOwners = closed.filter(({ ownerOnly }) => ownerOnly)
  expect(await answeredBy(ofWorkspace, { token: member, workspace: 'ws_one' }, 403)).toEqual(
    namesOf(forOwners.filter(({ route }) => route.scope === 'workspace')),
  )
})

describe('a key', () => {
  const isOf =
    (...groups: string[]) =>
    ({ name }: ContractRoute) =>
      groups.includes(name.split('.')[0] ?? '')
  const people = isOf('accounts', 'ai-threads', 'api-keys', 'invitation-link', 'invitations', 'self-account')
  /** Written by hand, so that a call which begins to change something is noticed. */
  const readsByPost = new Set([
    'ai.complete',
    'ai.stream',
    'contact-events.search',
    'contacts.count',
    'contacts.exportCsv',
    'contacts.search',
    'forms.exportCsv',
  ])
  const reads = ({ name, route }: ContractRoute) => route.method === 'GET' || readsByPost.has(name)
  const ofNoPerson = [
    ...ofWorkspace.filter((one) => !people(one)),
    ...closed.filter(isOf('regions', 'upload')),
  ]

  test.each([
    ['full', () => true],
    ['send', isOf('transactional')],
    ['read', reads],
  ] as const)('that is %s makes the calls of API-32 and no others', async (permission, may) => {
    const mays = new Set(ofNoPerson.filter(may))
    expect(await answeredBy(closed, { token: keys[permission] }, 403)).toEqual(
      namesOf(closed.filter((one) => !mays.has(one))),
    )
    // Of another workspace it makes none.
    expect(await answeredBy(closed, { token: keys[permission], workspace: 'ws_two' }, 403)).toEqual(
      namesOf(closed),
    )
  })
})

test('an image that a key uploads is of its workspace, and counts there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-keys-'))
  const files = testServer(db, { filesFolder: folder })
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a03050' } })
    .png()
    .toBuffer()
  const body = { data: png.toString('base64'), mediaType: 'image/png', qualityPreset: 'content' }
  const { status } = await files.json('/v1/upload/image', { method: 'POST', token: keys.full, body })
  expect(status).toBe(200)
  const uploads = await sql`
    select w.id from uploads u join workspaces w on w.number = u.workspace_id`.execute(db)
  expect(uploads.rows).toEqual([{ id: 'ws_one' }])
  expect(
    await db.selectFrom('usage_log').where('metric', '=', 'uploads_mb').selectAll().execute(),
  ).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('what there is not is a 404 or a wrong body, and never a mistake of the server', async () => {
  const named = ofWorkspace.filter(({ route }) => route.path.includes(':'))
  expect(await answeredBy(named, { token: owner, workspace: 'ws_one' }, 400, 404)).toEqual(
    namesOf(named.filter(({ name }) => name !== 'schemas.one')),
  )
  expect(server.failures).toEqual([])
})
