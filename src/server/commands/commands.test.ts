import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readServerConfig } from '#server/config'
import { digestOf } from '#server/auth/tokens'
import { openEngine, type OpenEngine } from '#server/engine/open-engine'
import { seedDemo } from '#server/seed/seed-demo'
import { keyOfHash } from '#server/store/api-keys.store'
import { openDatabase, type OpenDatabase } from '#server/store/database'
import { migrate } from '#server/store/migrate'
import { TEST_NOW } from '#server/testing/test-call'
import { exportCommand } from './export.ts'
import { migrateIn } from './migrate-in.ts'
import { token } from './token.ts'
import { CommandFailed, WrongUse } from './wrong-use.ts'

// A database that runs, as while a server uses it: the commands leave it running.
let folder = ''
let engine: OpenEngine
let db: OpenDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otegami-commands-'))
  engine = await openEngine({ databaseUrl: undefined, dataDir: folder })
  db = openDatabase({ connection: engine.connection, connections: 2 })
  await migrate(db)
  await seedDemo(db, Date.parse(TEST_NOW))
})
afterAll(async () => {
  await db.destroy()
  await engine.stop?.()
  await rm(folder, { recursive: true, force: true })
})

const config = () => readServerConfig({ DATA_DIR: folder })
/** What a command says on its standard output. */
async function said(run: () => Promise<number>): Promise<string> {
  let words = ''
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    words += String(text)
    return true
  })
  const problems = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    expect(await run()).toBe(0)
    return words
  } finally {
    out.mockRestore()
    problems.mockRestore()
  }
}
const here = ['--workspace', 'ws_sakura']

test('a key is made, works, is listed without its secret, and is revoked', async () => {
  const create = (...more: string[]) =>
    said(() => token(config(), ['create', ...here, '--permission', 'send', ...more]))
  const secret = (await create('--name', 'Shop', '--domain', 'mail.sakura-roastery.example')).trim()
  const keyOf = () => keyOfHash(db, digestOf(secret), TEST_NOW)
  expect(await keyOf()).toMatchObject({
    permission: 'send',
    domainNames: ['mail.sakura-roastery.example'],
    createdBy: 'acc_haruka',
    tenant: { id: 'ws_sakura' },
  })
  await expect(create('--name', 'shop')).rejects.toThrow('There is a key named "shop" already.')
  await expect(create('--name', 'Other', '--domain', 'theirs.example')).rejects.toThrow(CommandFailed)
  await expect(create('--name', 'Late', '--expires', '2001-01-01')).rejects.toThrow('expired already')
  await expect(create('--name', 'Never', '--expires', 'someday')).rejects.toThrow('no such time')
  const listed = await said(() => token(config(), ['list', ...here]))
  expect(listed).toMatch(/send {2}Shop {2}mail\.sakura-roastery\.example {2}never used/)
  expect(listed).not.toContain(secret)
  const id = (await keyOf())?.id ?? ''
  await expect(token(config(), ['revoke', id, '--workspace', 'ws_ridge'])).rejects.toThrow(CommandFailed)
  expect(await said(() => token(config(), ['revoke', id, ...here]))).toContain(id)
  expect(await keyOf()).toBeUndefined()
})

test('people are moved in once it is said to, and a workspace is written out', async () => {
  const file = join(folder, 'subscribers.csv')
  await writeFile(
    file,
    'uuid,email,name,attributes,status,created_at,updated_at\n1,moved@example.jp,Moved,{},enabled,,\n',
  )
  expect(await said(() => migrateIn(config(), [...here, '--list', 'News', file]))).toContain('--apply')
  const move = () => said(() => migrateIn(config(), [...here, '--list', 'News', '--apply', file]))
  expect(await move()).toMatch(/new +1\n/)
  expect(await move()).toMatch(/new +0\n/)
  const target = join(folder, 'out')
  expect(await said(() => exportCommand(config(), ['ws_sakura', target]))).toContain('241 contacts')
  expect(await readdir(target)).toContain('contacts.csv')
  await expect(exportCommand(config(), ['ws_sakura', target])).rejects.toThrow('is there already')
})

test.each([
  [() => token(config(), ['create', ...here, '--name', 'x', '--permission', 'all'])],
  [() => token(config(), ['revoke', ...here])],
  [() => exportCommand(config(), ['ws_sakura'])],
  [() => migrateIn(config(), here)],
  [() => migrateIn(config(), [...here, '--from', 'sendgrid', 'x.csv'])],
])('wrong use %# is told', (run) => expect(run()).rejects.toThrow(WrongUse))

test.each([
  [() => migrateIn(config(), [...here, join(folder, 'nothing.csv')]), "can't be opened"],
  [() => token(config(), ['list', '--workspace', 'ws_none']), 'no workspace ws_none'],
])('what is not there is told %#', (run, sentence) => expect(run()).rejects.toThrow(sentence))
