import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#api/contract'
import { placeOf } from '#server/store/members.store'
import { testDatabase } from '#server/testing/test-database'
import { addVerifiedSender } from '#server/testing/test-sender'
import { noIssuer, noSource, silentAi, testPorts } from '#server/testing/test-ports'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
const server = testServer(db, {
  ports: testPorts({ acme: noIssuer, ai: silentAi, sources: new Map([['notion', noSource]]) }),
})
const WINDOW = { kind: 'last', value: 7, unit: 'day' }

interface Person {
  workspace: string
  token: string
}
let one: Person
let two: Person

const ask = async ({ workspace, token }: Person, method: string, path: string, body?: unknown) => {
  const { status, value } = await server.json(path, { method, token, workspace, body })
  return { status, value }
}
/** Conditions are a group, whatever is in it. */
const all = (...children: object[]) => ({ id: 'n0', kind: 'group', match: 'all', children })
const idIn = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) throw new Error('There is no id.')
  if ('id' in value) return String(value.id)
  return idIn(Object.values(value).find((one) => typeof one === 'object' && one !== null && 'id' in one))
}
const made = async (person: Person, path: string, body: unknown) => {
  const { status, value } = await ask(person, 'POST', path, body)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(value)}`)
  return idIn(value)
}

/** What each workspace has: one of everything that has an id. */
async function fill(person: Person, secret: string) {
  const list = await made(person, '/v1/mailing_lists', { name: `List of ${secret}` })
  const contact = await made(person, '/v1/contacts', {
    email: `${secret}@example.jp`,
    name: secret,
    mailingLists: { [list]: 'active' },
  })
  const key = `prop_${secret[0]}`
  await ask(person, 'POST', '/v1/schemas/contact/properties', {
    version: 1,
    key,
    type: 'string',
    label: secret,
  })
  const segment = await made(person, '/v1/segments', {
    name: `Segment of ${secret}`,
    conditions: all({ id: 'n1', kind: 'list', op: 'in', mailingListId: list }),
    timezone: 'UTC',
  })
  const apiKey = await made(person, '/v1/api_keys', { name: `Key of ${secret}`, permission: 'full' })
  const form = await made(person, '/v1/forms', { name: `Form of ${secret}` })
  const verified = `snd_${secret}`
  const place = await placeOf(db, person.workspace, undefined)
  if (place) await addVerifiedSender(db, place.tenant, verified)
  const mail = await made(person, '/v1/transactional/send', {
    kind: 'transactional',
    to: [{ email: `${secret}@example.jp` }],
    senderId: verified,
    subject: secret,
    text: secret,
    idempotencyKey: secret,
  })
  // What they asked for themselves is in the answer.
  const domain = `${secret.length}-${secret.charCodeAt(0)}.example`
  await ask(person, 'POST', '/v1/domains', { name: domain })
  const sender = await made(person, '/v1/senders', { fromName: secret, address: `hi@${domain}` })
  const campaign = await made(person, '/v1/campaigns', { name: `Campaign of ${secret}` })
  const hostname = `links.${domain}`
  await ask(person, 'POST', '/v1/certificates', { hostname })
  const credential = await made(person, '/v1/integration_credentials', {
    integrationKey: 'notion',
    name: secret,
  })
  const connection = await made(person, '/v1/connections', {
    name: secret,
    credentialId: credential,
    database: { id: 'db', name: secret },
    draft: true,
  })
  const thread = await made(person, '/v1/ai/thread', { model: 'thinking', message: secret })
  // The answer is written beside the call: this waits for its end.
  await (await server.ask(`/v1/ai/thread/${thread}/listen`, person)).text()
  return {
    campaign,
    mail,
    list,
    contact,
    key,
    segment,
    apiKey,
    form,
    domain,
    sender,
    hostname,
    credential,
    connection,
    thread,
  }
}

let ofOne: Awaited<ReturnType<typeof fill>>
let ofTwo: Awaited<ReturnType<typeof fill>>
beforeAll(async () => {
  await seedTwo(db)
  one = { workspace: 'ws_one', token: (await server.signIn('acc_owner')).token }
  two = { workspace: 'ws_two', token: (await server.signIn('acc_other')).token }
  ofOne = await fill(one, 'alpha')
  ofTwo = await fill(two, 'omega')
  // What became of the mails that ask for a sender's address is written beside the calls.
  await server.outbox?.idle()
})

/** Everything that a workspace has in the tables, but how often its keys were used. */
async function rowsOf(workspace: string): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string; type: string }>`
    select c.table_name as name, c.data_type as type from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.column_name = 'workspace_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1`.execute(db)
  const all: Record<string, unknown> = {}
  for (const { name, type } of tables) {
    const own =
      type === 'text' ? sql`${workspace}` : sql`(select number from workspaces where id = ${workspace})`
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.id(name)} t where t.workspace_id = ${own} order by to_jsonb(t)::text`.execute(
      db,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** The other workspace's id for each parameter of a path. One that is missing here makes the test fail. */
const theirIds = (): Record<string, string> => ({
  campaignId: ofTwo.campaign,
  contactId: ofTwo.contact,
  mailingListId: ofTwo.list,
  segmentId: ofTwo.segment,
  formId: ofTwo.form,
  apiKeyId: ofTwo.apiKey,
  domainName: ofTwo.domain,
  senderId: ofTwo.sender,
  sendId: ofTwo.mail,
  hostname: ofTwo.hostname,
  credentialId: ofTwo.credential,
  connectionId: ofTwo.connection,
  databaseId: 'db',
  threadId: ofTwo.thread,
  key: ofTwo.key,
  type: 'contact',
})
/** Parameters that are no ids of a workspace's things. */
const ofNobody = new Set(['token'])

/** What a write has to bring, so that nothing but the id is wrong with it. */
const bodies: Record<string, unknown> = {
  'api-keys.update': { name: 'Taken' },
  'campaigns.update': { version: 1, name: 'Taken' },
  'campaigns.cancel': { version: 1 },
  'campaigns.schedule': { version: 1, timezone: 'UTC', mode: 'all', confirmCount: 0 },
  'forms.exportCsv': { encoding: 'utf-8' },
  'forms.publish': { version: 1 },
  'forms.unpublish': { version: 1 },
  'forms.update': { version: 1, name: 'Taken' },
  'contacts.update': { version: 1, name: 'Taken' },
  'mailing-lists.update': { version: 1, name: 'Taken' },
  'connections.update': { version: 1, name: 'Taken' },
  'integration-credentials.exchange': { code: 'x', state: 'x' },
  'ai-threads.send': { model: 'thinking', content: 'Taken' },
  'ai-threads.sendToolResults': { results: [{ toolCallId: 'x', toolName: 'x', content: 'x' }] },
  'ai-threads.signal': { kind: 'typing' },
  'senders.update': { version: 1, fromName: 'Taken' },
  'senders.registerAmp': { providers: ['gmail'], campaignId: 'cmp_1' },
  'schemas.updateProperty': { version: 2, label: 'Taken' },
  'segments.update': { version: 1, name: 'Taken' },
}

describe('with the ids of another workspace', () => {
  test('every route that has one in its path says that there is none, and changes nothing', async () => {
    const before = [await rowsOf('ws_one'), await rowsOf('ws_two')]
    const answered: string[] = []
    const wrong: unknown[] = []
    for (const { name, base, route } of Object.values(contract)) {
      const params = [...route.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
      if (route.scope !== 'workspace' || params.every((param) => ofNobody.has(param) || param === 'type'))
        continue
      const ids = theirIds()
      const path = `${base}${route.path.replaceAll(/:(\w+)/g, (_, param: string) => ids[param] ?? 'unknown_id')}`
      const { status, value } = await ask(
        one,
        route.method,
        path,
        bodies[name] ?? (route.method === 'GET' ? undefined : {}),
      )
      if (status === 501) continue
      answered.push(name)
      if (params.some((param) => ids[param] === undefined))
        wrong.push(`${name} has a parameter without a case`)
      if (status !== 404) wrong.push([name, status, value])
      if (JSON.stringify(value).includes('omega')) wrong.push([name, 'shows', value])
    }
    expect(wrong).toEqual([])
    expect(answered.length).toBeGreaterThan(12)
    expect([await rowsOf('ws_one'), await rowsOf('ws_two')]).toEqual(before)
  })

  test('the same ids are good for whoever they belong to', async () => {
    for (const path of [
      `/v1/contacts/${ofTwo.contact}`,
      `/v1/mailing_lists/${ofTwo.list}`,
      `/v1/segments/${ofTwo.segment}`,
      `/v1/forms/${ofTwo.form}`,
      `/v1/campaigns/${ofTwo.campaign}`,
      `/v1/domains/${ofTwo.domain}`,
      `/v1/senders/${ofTwo.sender}`,
      `/v1/certificates/${ofTwo.hostname}`,
      `/v1/api_keys/${ofTwo.apiKey}`,
    ])
      expect((await ask(two, 'GET', path)).status).toBe(200)
  })

  test('a body that names one finds nobody, or is refused', async () => {
    const count = async (body: unknown) => (await ask(one, 'POST', '/v1/contacts/search/count', body)).value
    for (const body of [
      { mailingListId: ofTwo.list },
      { segmentId: ofTwo.segment },
      { ids: [ofTwo.contact] },
      { q: 'omega' },
    ])
      expect(await count(body), JSON.stringify(body)).toEqual({ count: 0 })
    expect(await count({ mailingListId: ofOne.list })).toEqual({ count: 1 })
    for (const conditions of [
      { id: 'n1', kind: 'list', op: 'in', mailingListId: ofTwo.list },
      { id: 'n1', kind: 'segment', op: 'in', segmentId: ofTwo.segment },
      { id: 'n1', kind: 'property', key: ofTwo.key, op: 'eq', value: 'x' },
    ])
      expect(
        (await ask(one, 'POST', '/v1/contacts/search', { conditions: all(conditions) })).status,
        conditions.kind,
      ).toBe(422)
    expect(
      (await ask(one, 'POST', '/v1/contact_events/search', { contactId: ofTwo.contact })).value,
    ).not.toMatchObject({ items: [expect.anything()] })
    expect((await ask(one, 'POST', '/v1/accounts/by_ids', { ids: ['acc_other'] })).value).toEqual({
      items: [],
    })
    const before = await rowsOf('ws_two')
    for (const [path, body] of [
      ['/v1/contacts', { email: 'new@example.jp', mailingLists: { [ofTwo.list]: 'active' } }],
      ['/v1/contacts', { email: 'new@example.jp', properties: { [ofTwo.key]: 'x' } }],
      [`/v1/contacts/${ofOne.contact}`, { version: 1, mailingLists: { [ofTwo.list]: 'active' } }],
      [
        '/v1/import/emails',
        {
          importId: 'imp_1',
          emails: ['new@example.jp'],
          mailingListIds: [ofTwo.list],
          optIn: 'active',
          consentNote: '',
        },
      ],
      [
        '/v1/segments',
        {
          name: 'Theirs',
          timezone: 'UTC',
          conditions: all({ id: 'n1', kind: 'event', type: 'x', did: true, window: WINDOW }),
        },
      ],
    ] as const) {
      const { status, value } = await ask(one, 'POST', path, body)
      if (path === '/v1/segments') expect(status).toBe(200)
      else expect([path, status, value]).toEqual([path, 422, expect.anything()])
    }
    // The address of their contact is free here, and theirs stays as it is.
    expect((await ask(one, 'POST', '/v1/contacts', { email: 'omega@example.jp' })).value).toMatchObject({
      created: true,
    })
    expect((await ask(one, 'DELETE', '/v1/contacts/by_email', { email: 'omega@example.jp' })).status).toBe(
      200,
    )
    expect(await rowsOf('ws_two')).toEqual(before)
  })
})
