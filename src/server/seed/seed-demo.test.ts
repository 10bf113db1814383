import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { testServer } from '#server/testing/test-server'
import { NotEmpty } from './not-empty.ts'
import { seedDemo } from './seed-demo.ts'

const db = await testDatabase()
const NOW = Date.parse('2026-01-15T00:00:00.000Z')

test('the demo is there once: its people sign in, and a second one is refused and adds nothing', async () => {
  const { signIn, json, failures } = testServer(db)
  expect(await seedDemo(db, NOW)).toBe(300)
  const { token } = await signIn('acc_haruka')
  const count = async (workspace: string) =>
    (await json('/v1/contacts/search/count', { method: 'POST', token, workspace, body: {} })).value
  expect(await count('ws_sakura')).toEqual({ count: 240 })
  await expect(seedDemo(db, NOW)).rejects.toThrow(NotEmpty)
  expect(await count('ws_sakura')).toEqual({ count: 240 })
  expect(await json('/v1/workspace', { token, workspace: 'ws_sakura' })).toMatchObject({
    status: 200,
    value: { id: 'ws_sakura', timezone: 'Asia/Tokyo' },
  })
  expect(failures).toEqual([])
})
