import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { contract } from '#api/contract'
import { arbitraryOf } from '#server/testing/arbitrary-of-schema'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

// Calls that their schemas take, so that most of them reach the handlers; every answer is checked by its schema.
const db = await testDatabase()
await seedTwo(db)
const server = testServer(db)
const one = { workspace: 'ws_one', token: (await server.signIn('acc_owner')).token }
const two = { workspace: 'ws_two', token: (await server.signIn('acc_other')).token }

/** Every id, key and token that an answer names. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value))
    if (typeof inner === 'string' && /^(id|key|.*Id)$/.test(key)) found.add(inner)
    else idsIn(inner, found)
  return found
}

async function fill({ workspace, token }: typeof one, name: string): Promise<string[]> {
  const post = async (path: string, body: unknown) => {
    const { status, value } = await server.json(path, { method: 'POST', workspace, token, body })
    expect(status, JSON.stringify(value)).toBe(200)
    return [...idsIn(value)]
  }
  const [list = ''] = await post('/v1/mailing_lists', { name })
  const conditions = {
    id: 'n0',
    kind: 'group',
    match: 'all',
    children: [{ id: 'n1', kind: 'list', op: 'in', mailingListId: list }],
  }
  const found = [
    list,
    ...(await post('/v1/contacts', {
      email: `${name}@example.jp`,
      name,
      mailingLists: { [list]: 'active' },
    })),
    ...(await post('/v1/schemas/contact/properties', {
      version: 1,
      key: `prop_${name}`,
      type: 'string',
      label: name,
    })),
    ...(await post('/v1/segments', { name, conditions })),
    ...(await post('/v1/api_keys', { name, permission: 'full' })),
  ]
  return [...new Set(found)].filter((id) => !id.startsWith('acc_'))
}
const ofOne = await fill(one, 'alpha')
const ofTwo = await fill(two, 'omega')

/** Everything of a workspace, but what its own people change by signing in. */
async function rowsOf(workspace: string): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string; type: string }>`
    select c.table_name as name, c.data_type as type from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.column_name = 'workspace_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`.execute(
    db,
  )
  const all: Record<string, unknown> = {}
  for (const { name, type } of tables) {
    const own =
      type === 'text' ? sql`${workspace}` : sql`(select number from workspaces where id = ${workspace})`
    const { rows } =
      await sql`select to_jsonb(t) as row from ${sql.id(name)} t where t.workspace_id = ${own} order by to_jsonb(t)::text`.execute(
        db,
      )
    all[name] = rows
  }
  return all
}

const answered = await Promise.all(
  Object.values(contract).map(async (bound) => {
    const { base, route, open } = bound
    if (route.scope !== 'workspace' || open) return []
    const path = `${base}${route.path.replaceAll(/:\w+/g, 'none')}`
    const { status } = await server.ask(path, { ...one, method: route.method, body: bound.body && {} })
    return status === 501 ? [] : [bound]
  }),
)
const routes = answered.flat()
const ids = ['acc_owner', 'acc_member', 'contact', ...ofOne, ...ofTwo]
const calls = fc.oneof(
  ...routes.map((bound) =>
    fc.record({
      name: fc.constant(bound.name),
      params: fc.array(fc.constantFrom(...ids), { minLength: 3, maxLength: 3 }),
      query: bound.query ? arbitraryOf(bound.query, ids) : fc.constant(undefined),
      body: bound.body ? arbitraryOf(bound.body, ids) : fc.constant(undefined),
    }),
  ),
)
const none = { base: '', route: { path: '', method: 'GET' } } as const
const Query = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

test('calls that the schemas take are answered as the contract says, and leave the other workspace alone', async () => {
  const before = await rowsOf('ws_two')
  const statuses = new Map<number, number>()
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(calls, async ({ name, params, query, body }) => {
      const { base, route } = contract[name] ?? none
      let at = 0
      const path = `${base}${route.path.replaceAll(/:(\w+)/g, (_, param: string) =>
        encodeURIComponent(param === 'type' ? 'contact' : (params[at++] ?? '')),
      )}`
      const asked = v.is(Query, query)
        ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
        : ''
      // A workspace without its owner answers nothing any more.
      if (route.method === 'DELETE' && path.includes('acc_')) return
      const response = await server.ask(`${path}${asked}`, { ...one, method: route.method, body })
      const text = await response.text()
      const what = `${name} ${path}${asked} ${JSON.stringify(body)} ${text}`
      expect(response.status, what).toBeLessThan(500)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status !== 400) reached.add(name)
      expect(text.includes('omega@example.jp'), what).toBe(false)
    }),
    { numRuns: 1500 },
  )
  expect(server.failures).toEqual([])
  expect(await rowsOf('ws_two')).toEqual(before)
  const count = (...wanted: number[]) => wanted.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
  const asked = [...statuses.values()].reduce((sum, number) => sum + number, 0)
  // Refused by the schemas: what pipes of objects and of queries want beyond their parts.
  expect(count(400) / asked).toBeLessThan(0.25)
  expect(count(200) / asked).toBeGreaterThan(0.15)
  expect(reached.size).toBeGreaterThan(30)
})
