import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
const server = testServer(db)

beforeAll(async () => {
  await seedTwo(db)
})

async function ask(method: string, query = '') {
  const { token } = await server.signIn('acc_owner')
  return server.json(`/v1/invitation_link${query}`, { method, token, workspace: 'ws_one' })
}
const make = async () => v.parse(v.object({ token: v.string() }), (await ask('POST')).value).token

test('a link is revoked by its token: one that has taken its place stays', async () => {
  const first = await make()
  const next = await make()
  expect(await ask('DELETE')).toMatchObject({ status: 400 })
  expect(await ask('DELETE', `?token=${first}`)).toMatchObject({ status: 409 })
  expect(await ask('GET')).toMatchObject({ value: { token: next } })
  expect(await ask('DELETE', `?token=${next}`)).toMatchObject({ status: 200 })
  expect(await ask('DELETE', `?token=${next}`)).toMatchObject({ status: 404 })
})
