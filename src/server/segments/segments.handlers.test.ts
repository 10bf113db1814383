import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import type { ConditionNode } from '#lib/condition-tree'
import { DAY, HOUR } from '#lib/duration'
import type { JobQueue } from '#server/jobs/job-queue'
import { segmentBuildJob, segmentRefreshJob } from '#server/jobs/segment-build.job'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'
import { testPorts } from '#server/testing/test-ports'

const db = await testDatabase()
await seedTwo(db)
/** A queue whose jobs run when a test says so. */
const waiting: unknown[] = []
let isServed = false
const jobs: JobQueue = {
  isServed: async () => isServed,
  async add(_, job, data) {
    if (isServed) waiting.push([job.name, data])
    return isServed
  },
  close: async () => undefined,
}
const server = testServer(db, { jobs })
const context = {
  db,
  clock: server.clock,
  log: { info: () => undefined, error: () => undefined },
  keepMonths: undefined,
  ports: testPorts(),
}
const Shown = v.object({
  id: v.string(),
  status: v.string(),
  count: v.nullable(v.number()),
  countedAt: v.optional(v.string()),
  stale: v.optional(v.boolean()),
  version: v.number(),
})
const ask = async (method: string, path: string, body?: unknown) => {
  // Tokens are short, and the clock is turned by days.
  const { token } = await server.signIn('acc_owner')
  const { status, value } = await server.json(path, { method, workspace: 'ws_one', token, body })
  expect(status, JSON.stringify(value)).toBe(200)
  return value
}
const segmentAt = async (method: string, path: string, body?: unknown) =>
  v.parse(Shown, await ask(method, path, body))
const all = (...children: object[]) => ({ id: 'n0', kind: 'group', match: 'all', children })
const named = (name: string): Partial<ConditionNode> & object => ({
  id: 'n1',
  kind: 'property',
  key: 'name',
  op: 'contains',
  value: name,
})
const addContact = (email: string, name: string) => ask('POST', '/v1/contacts', { email, name })
const counted = async (body: unknown) =>
  v.parse(v.object({ count: v.number() }), await ask('POST', '/v1/contacts/search/count', body)).count
const found = async (body: unknown) =>
  v
    .parse(
      v.object({ items: v.array(v.object({ email: v.string() })) }),
      await ask('POST', '/v1/contacts/search', body),
    )
    .items.map(({ email }) => email)
    .toSorted()
const members = async () =>
  (await db.selectFrom('segment_members').select(['workspace_id', 'segment_id', 'contact_id']).execute())
    .length

let count = 0
beforeEach(async () => {
  count += 1
  waiting.length = 0
  isServed = false
  await db.deleteFrom('segments').execute()
  await db.deleteFrom('segment_members').execute()
  await db.deleteFrom('contacts').execute()
  for (const name of ['Hana', 'Hana', 'Taro']) {
    count += 1
    await addContact(`${name}${count}@example.jp`, name)
  }
})

test('without a worker a segment is built when it is saved, and follows what changes at once', async () => {
  const made = await segmentAt('POST', '/v1/segments', { name: 'Hanas', conditions: all(named('hana')) })
  expect(made).toMatchObject({ status: 'ready', count: 2 })
  expect(await members()).toBe(2)
  expect(await counted({ segmentId: made.id })).toBe(2)
  await addContact('more@example.jp', 'Hana')
  // What was written down is of older data, so the conditions answer.
  expect(await members()).toBe(2)
  expect(await counted({ segmentId: made.id })).toBe(3)
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ status: 'ready', count: 3 })
  await segmentRefreshJob.run(context, {})
  expect(await members()).toBe(3)
  expect(await counted({ segmentId: made.id })).toBe(3)
})

test('with a worker a segment is building, with its last count, until its job has run', async () => {
  isServed = true
  const made = await segmentAt('POST', '/v1/segments', { name: 'Hanas', conditions: all(named('hana')) })
  expect(made).toMatchObject({ status: 'building', count: null })
  expect(made.countedAt).toBeUndefined()
  expect(waiting).toEqual([['segment.build', { workspaceId: 'ws_one', segmentId: made.id }]])
  expect(await counted({ segmentId: made.id })).toBe(2)
  const data = { workspaceId: 'ws_one', segmentId: made.id }
  expect(await segmentBuildJob.run(context, data)).toEqual({ count: 2 })
  // A job that runs again changes nothing.
  expect(await segmentBuildJob.run(context, data)).toEqual({ count: 2 })
  const built = await segmentAt('GET', `/v1/segments/${made.id}`)
  expect(built).toMatchObject({ status: 'ready', count: 2 })
  expect(await members()).toBe(2)

  server.turn(1)
  const edited = await segmentAt('PUT', `/v1/segments/${made.id}`, {
    version: built.version,
    conditions: all(named('taro')),
  })
  expect(edited).toMatchObject({ status: 'building', count: 2, countedAt: built.countedAt })
  expect(await found({ segmentId: made.id })).toHaveLength(1)
  await segmentBuildJob.run(context, data)
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ status: 'ready', count: 1 })
  const archived = await segmentAt('PUT', `/v1/segments/${made.id}`, {
    version: edited.version,
    archived: true,
  })
  expect(archived.status).toBe('ready')
  expect(waiting).toHaveLength(2)
})

test('a segment that nobody builds is answered by its conditions after a while', async () => {
  isServed = true
  const made = await segmentAt('POST', '/v1/segments', { name: 'Hanas', conditions: all(named('hana')) })
  isServed = false
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ status: 'ready', count: 2 })
  isServed = true
  expect((await segmentAt('GET', `/v1/segments/${made.id}`)).status).toBe('building')
  server.turn(10 * 60_000)
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ status: 'ready', count: 2 })
})

test('written members answer exactly what conditions answer, also within other segments and beside them', async () => {
  const one = await segmentAt('POST', '/v1/segments', { name: 'Hanas', conditions: all(named('hana')) })
  const isIn = { id: 'n2', kind: 'segment', op: 'in', segmentId: one.id }
  const two = await segmentAt('POST', '/v1/segments', {
    name: 'Others',
    conditions: { ...all(isIn), match: 'none' },
  })
  const questions = [
    { segmentId: one.id },
    { segmentId: two.id },
    { conditions: all(isIn) },
    { conditions: { ...all(isIn), match: 'none' } },
    { conditions: all(isIn, named('taro')) },
    { conditions: { ...all(isIn, { ...isIn, segmentId: two.id }), match: 'any' } },
    { segmentId: one.id, conditions: all({ ...isIn, op: 'not_in', segmentId: two.id }) },
  ]
  const answers = async () =>
    Promise.all(questions.map(async (body) => [await counted(body), await found(body)]))
  await segmentRefreshJob.run(context, {})
  const fromMembers = await answers()
  await db.deleteFrom('segment_builds').execute()
  await db.deleteFrom('segment_members').execute()
  // Kept counts are of one minute.
  server.turn(60_000)
  expect(await answers()).toEqual(fromMembers)
  expect(fromMembers.map(([number]) => number)).toEqual([2, 1, 2, 1, 0, 3, 2])
})

test('a large segment answers from what was written for an hour, says that it is stale, and is built anew', async () => {
  isServed = true
  const made = await segmentAt('POST', '/v1/segments', { name: 'Hanas', conditions: all(named('hana')) })
  const data = { workspaceId: 'ws_one', segmentId: made.id }
  await segmentBuildJob.run(context, data)
  await db.updateTable('segment_builds').set({ contacts: 100_000 }).execute()
  waiting.length = 0
  server.turn(1000)
  await addContact('late@example.jp', 'Hana')
  expect(await counted({ segmentId: made.id })).toBe(2)
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ count: 2, stale: true })
  expect(waiting).toEqual([['segment.build', data]])
  server.turn(2 * HOUR)
  expect(await counted({ segmentId: made.id })).toBe(3)
  await segmentBuildJob.run(context, data)
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ count: 3 })
})

test('a segment that fails has nobody in it, and its windows move with the day', async () => {
  const made = await segmentAt('POST', '/v1/segments', {
    name: 'New ones',
    conditions: all({
      id: 'n1',
      kind: 'property',
      key: 'created_at',
      op: 'within',
      value: { kind: 'last', value: 1, unit: 'day' },
    }),
  })
  expect(made).toMatchObject({ status: 'ready', count: 3 })
  server.turn(3 * DAY)
  expect(await segmentAt('GET', `/v1/segments/${made.id}`)).toMatchObject({ status: 'ready', count: 0 })
  const list = v.parse(
    v.object({ id: v.string() }),
    await ask('POST', '/v1/mailing_lists', { name: `L${count}` }),
  )
  const ofList = await segmentAt('POST', '/v1/segments', {
    name: 'On a list',
    conditions: all({ id: 'n1', kind: 'list', op: 'not_in', mailingListId: list.id }),
  })
  expect(ofList.count).toBe(3)
  await db.deleteFrom('mailing_lists').where('id', '=', list.id).execute()
  expect(await segmentAt('GET', `/v1/segments/${ofList.id}`)).toMatchObject({ status: 'failed', count: null })
  await segmentRefreshJob.run(context, {})
  expect(await segmentAt('GET', `/v1/segments/${ofList.id}`)).toMatchObject({ status: 'failed', count: null })
  expect(await segmentBuildJob.run(context, { workspaceId: 'ws_none', segmentId: 'x' })).toEqual({
    count: null,
  })
})

test('members are of their own workspace', async () => {
  const made = await segmentAt('POST', '/v1/segments', { name: 'Hanas', conditions: all(named('hana')) })
  const other = await server.signIn('acc_other')
  const { value } = await server.json('/v1/contacts/search/count', {
    method: 'POST',
    workspace: 'ws_two',
    token: other.token,
    body: { segmentId: made.id },
  })
  expect(value).toEqual({ count: 0 })
  expect(await segmentBuildJob.run(context, { workspaceId: 'ws_two', segmentId: made.id })).toEqual({})
})

test('a page of segments reads once what campaigns name, however many segments it has', async () => {
  let reads = 0
  const watched = testServer(
    db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'RawNode' && JSON.stringify(node).includes('from campaigns')) reads += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
    { jobs },
  )
  for (const name of ['One', 'Two', 'Three'])
    await segmentAt('POST', '/v1/segments', { name, conditions: all(named('hana')) })
  const { token } = await watched.signIn('acc_owner')
  const { status, value } = await watched.json('/v1/segments', { method: 'GET', workspace: 'ws_one', token })
  expect(status).toBe(200)
  expect(v.parse(v.object({ items: v.array(Shown) }), value).items.length).toBeGreaterThanOrEqual(3)
  expect(reads).toBe(1)
})

test('one that a scheduled campaign uses can’t be archived, whichever part of its audience names it (SEG-29)', async () => {
  const { id, version } = await segmentAt('POST', '/v1/segments', {
    name: 'Waited for',
    conditions: all(named('ann')),
  })
  const { token } = await server.signIn('acc_owner')
  const archive = () =>
    server.json(`/v1/segments/${id}`, {
      method: 'PUT',
      workspace: 'ws_one',
      token,
      body: { version, archived: true },
    })
  const none = { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] }
  await ask('POST', '/v1/campaigns', { name: 'News', audience: { ...none, excludeSegmentIds: [id] } })
  await db.updateTable('campaigns').set({ status: 'scheduled' }).execute()
  expect(await archive()).toMatchObject({
    status: 422,
    value: { message: expect.stringContaining('"News"') },
  })
  await db.updateTable('campaigns').set({ status: 'draft' }).execute()
  expect(await archive()).toMatchObject({ status: 200, value: { archived: true } })
})

test('two that are saved at the same moment don’t come to contain each other (SEG-13)', async () => {
  const make = async (name: string) =>
    segmentAt('POST', '/v1/segments', { name, conditions: all(named('ann')) })
  const [one, two] = [await make('One of two'), await make('Two of two')]
  const { token } = await server.signIn('acc_owner')
  const put = (segment: typeof one, other: typeof one) =>
    server.json(`/v1/segments/${segment.id}`, {
      method: 'PUT',
      workspace: 'ws_one',
      token,
      body: {
        version: segment.version,
        conditions: all({ id: 'n2', kind: 'segment', op: 'in', segmentId: other.id }),
      },
    })
  const saved = await Promise.all([put(one, two), put(two, one)])
  expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})
