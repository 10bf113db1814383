import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Client, RouteInput, RouteResult } from '#api/core'
import { contract as bind, get, post } from '#api/wire'
import { contactRoutes } from '#api/contacts'
import type { importRoutes } from '#api/import'
import { Count, Id, page, queryInteger, type Page } from '#api/shapes'
import { contract } from './contract.ts'

describe('the contract', () => {
  test('names every route once, and no two stand at the same place', () => {
    const places = Object.values(contract).map(
      ({ base, route }) => `${route.method} ${base}${route.path.replaceAll(/:\w+/g, ':')}`,
    )
    expect(new Set(places).size).toBe(places.length)
    for (const [name, bound] of Object.entries(contract)) expect(bound.name).toBe(name)
  })

  test('says of every route what it does, in a sentence', () => {
    for (const { summary } of Object.values(contract)) expect(summary).toMatch(/^[A-Z].{8,}\.$/)
  })

  test('knows a body of every write that has one, and none of a read by GET', () => {
    for (const { route, body } of Object.values(contract))
      if (route.method === 'GET') expect(body).toBeUndefined()
  })

  test('declares the outline of its answer', () => {
    const empty = { page: { items: [] }, count: { count: 0 } }
    for (const { route, result, name } of Object.values(contract)) {
      if (route.shape === 'page' || route.shape === 'count')
        expect(v.is(result, empty[route.shape]), name).toBe(true)
      else {
        expect(v.is(result, empty.page), name).toBe(false)
        expect(v.is(result, empty.count), name).toBe(false)
      }
    }
  })

  test('takes the numbers of a query as text, within their limits', () => {
    const limit = queryInteger(1, 100)
    expect(v.parse(limit, '25')).toBe(25)
    for (const bad of ['0', '101', '-1', '1.5', '1e1', '', 'x', 25])
      expect(v.is(limit, bad), String(bad)).toBe(false)
  })
})

// What must not compile. Never run: the compiler is the test, and an error that is missing is one.
interface Thing {
  id: string
  size: number
}
const Thing = v.strictObject({ id: Id, size: v.number() })
const things = {
  one: get('/things/:thingId').returns<Thing>(),
  list: get('/things').query<{ limit?: number }>().returns<Page<Thing>>('page'),
  make: post('/things').body<{ size: number }>().returns<Thing>(),
}
const schemas = {
  one: { summary: 'One.', result: Thing },
  list: {
    summary: 'All.',
    query: v.strictObject({ limit: v.optional(queryInteger(1, 9)) }),
    result: page(Thing),
  },
  make: { summary: 'New.', body: v.strictObject({ size: v.number() }), result: Thing },
} as const

const otherAnswer = { ...schemas, one: { summary: 'One.', result: Count } }
const otherField = {
  ...schemas,
  one: { summary: 'One.', result: v.strictObject({ id: Id, size: v.string() }) },
}
const otherBody = { ...schemas, make: { ...schemas.make, body: v.strictObject({ size: v.string() }) } }
const textQuery = { ...schemas, list: { ...schemas.list, query: v.strictObject({ limit: v.string() }) } }
const noBody = { ...schemas, make: { summary: 'New.', result: Thing } }

export function doesNotCompile(client: Client) {
  bind(things, schemas)
  // @ts-expect-error -- a route without schemas
  bind(things, { one: schemas.one, list: schemas.list })
  // @ts-expect-error -- the schema of another answer
  bind(things, otherAnswer)
  // @ts-expect-error -- a field of another type
  bind(things, otherField)
  // @ts-expect-error -- a body that is not the route's
  bind(things, otherBody)
  // @ts-expect-error -- a query that leaves its numbers text
  bind(things, textQuery)
  // @ts-expect-error -- no schema for the body
  bind(things, noBody)

  void client.call(contactRoutes.one, { params: { contactId: 'con_1' } })
  // @ts-expect-error -- the parameter has another name
  void client.call(contactRoutes.one, { params: { id: 'con_1' } })
  // @ts-expect-error -- no parameter
  void client.call(contactRoutes.one, {})
  // @ts-expect-error -- an unknown status in the body
  void client.call(contactRoutes.search, { body: { status: ['gone'] } })
  // @ts-expect-error -- a route without a body
  void client.call(things.list, { body: { size: 1 } })
  // @ts-expect-error -- a query of the wrong type
  void client.call(things.list, { query: { limit: 'many' } })
  // @ts-expect-error -- a body without its version
  void client.call(contactRoutes.update, { params: { contactId: 'con_1' }, body: { name: 'Mika' } })

  const input: RouteInput<typeof importRoutes.emails> = {
    // @ts-expect-error -- 'maybe' is no opt-in
    body: { importId: 'imp_1', emails: [], mailingListIds: [], optIn: 'maybe', consentNote: '' },
  }
  // @ts-expect-error -- the answer has items, not rows
  const answer = (found: RouteResult<typeof contactRoutes.search>) => found.rows
  return { input, answer }
}
