import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
const server = testServer(db)
let token = ''
beforeAll(async () => {
  await seedTwo(db)
  token = (await server.signIn('acc_owner')).token
})
const Lists = v.object({
  items: v.array(v.looseObject({ id: v.string(), name: v.string(), isDefault: v.boolean() })),
})
const ask = async (method: string, path: string, body?: unknown) =>
  server.json(`/v1/mailing_lists${path}`, { method, token, workspace: 'ws_one', body })
const lists = async () => v.parse(Lists, (await ask('GET', '')).value).items
const defaults = async () => (await lists()).filter(({ isDefault }) => isDefault).map(({ name }) => name)
const idOf = async (name: string) => (await lists()).find((list) => list.name === name)?.id ?? ''

test('there is exactly one default, also after it was deleted, and where several change at once', async () => {
  const names = ['A', 'B', 'C', 'D', 'E']
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- the first one is the default
    await ask('POST', '', { name })
    server.turn(1000)
  }
  expect(await defaults()).toEqual(['A'])
  await ask('DELETE', `/${await idOf('B')}`)
  expect(await defaults()).toEqual(['A'])
  await ask('DELETE', `/${await idOf('A')}`)
  expect(await defaults()).toEqual(['C'])
  // The next default goes in the very moment in which it becomes it.
  const [c, d, e] = await Promise.all(['C', 'D', 'E'].map(idOf))
  await Promise.all([ask('DELETE', `/${c}`), ask('DELETE', `/${d}`)])
  expect(await defaults()).toEqual(['E'])
  await ask('DELETE', `/${e}`)
  expect(await lists()).toEqual([])
  await Promise.all(['F', 'G'].map((name) => ask('POST', '', { name })))
  expect(await defaults()).toHaveLength(1)
  const both = await lists()
  await Promise.all(both.map(({ id }) => ask('POST', `/${id}`, { version: 1, isDefault: true })))
  expect(await defaults()).toHaveLength(1)
})
