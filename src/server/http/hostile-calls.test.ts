import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
await seedTwo(db)
const server = testServer(db)
const { token } = await server.signIn('acc_owner')
const asked = { method: 'POST', workspace: 'ws_one', token }

test.each([
  ['/v1/import/csv', 8_000_000, 400],
  ['/v1/import/csv', 8_000_001, 413],
  ['/v1/contacts', 1_000_000, 400],
  ['/v1/contacts', 1_000_001, 413],
])('%s reads bodies up to its limit: %i bytes are a %i', async (path, length, status) => {
  // Blank, so that it is no JSON: what is read is refused as such.
  expect((await server.json(path, { ...asked, body: ' '.repeat(length) })).status).toBe(status)
})

test('a body that does not say its length is not read for ever', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100_000
      controller.enqueue(new Uint8Array(100_000).fill(32))
    },
  })
  const response = await server.respond('/v1/contacts', { method: 'POST', body, duplex: 'half' })
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(4_500_000)
})

test('what a call names never becomes a header of its answer', async () => {
  const lines = '%0d%0aset-cookie:%20taken=1'
  for (const path of [
    `/v1/auth/request/google?redirect=/x${lines}`,
    `/v1/auth/request/google?login_hint=acc_owner${lines}&redirect=/`,
    `/v1/contacts/con_1${lines}`,
    `/v1/invitations/inv_1${lines}`,
  ]) {
    const response = await server.ask(path, { token, workspace: 'ws_one' })
    expect(response.status, path).toBeLessThan(500)
    expect(
      response.headers.getSetCookie().filter((line) => line.startsWith('taken')),
      path,
    ).toEqual([])
    for (const [, value] of response.headers) expect(value, path).not.toMatch(/[\r\n]/)
  }
  expect(server.failures).toEqual([])
})
