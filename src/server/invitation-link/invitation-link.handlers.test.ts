import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
const server = testServer(db)

beforeAll(async () => {
  await seedTwo(db)
})

async function ask(method: string, query = '', body?: unknown) {
  const { token } = await server.signIn('acc_owner')
  return server.json(`/v1/invitation_link${query}`, { method, token, workspace: 'ws_one', body })
}
const make = async (replaces: string | null) =>
  v.parse(v.object({ token: v.string() }), (await ask('POST', '', { replaces })).value).token

test('a link is replaced and revoked by its token: one that has taken its place stays', async () => {
  const first = await make(null)
  const next = await make(first)
  for (const replaces of [first, null])
    expect(await ask('POST', '', { replaces })).toMatchObject({ status: 409 })
  expect(await ask('DELETE')).toMatchObject({ status: 400 })
  expect(await ask('DELETE', `?token=${first}`)).toMatchObject({ status: 409 })
  expect(await ask('GET')).toMatchObject({ value: { token: next } })
  expect(await ask('DELETE', `?token=${next}`)).toMatchObject({ status: 200 })
  expect(await ask('DELETE', `?token=${next}`)).toMatchObject({ status: 404 })
  // Another tab has revoked it meanwhile: there is nothing that a new one would end.
  await make(next)
})

test('of two that are made at once one is', async () => {
  const { token } = v.parse(v.object({ token: v.string() }), (await ask('GET')).value)
  const answers = await Promise.all([1, 2].map(() => ask('POST', '', { replaces: token })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
