import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readServerConfig } from '#server/config'
import { digestOf } from '#server/auth/tokens'
import { openEngine, type OpenEngine } from '#server/engine/open-engine'
import { seedDemo } from '#server/seed/seed-demo'
import { keyOfHash } from '#server/store/api-keys.store'
import { createSeal } from '#server/seal'
import { addSigningKey, signingKeyOf } from '#server/store/domains.store'
import { openDatabase, type OpenDatabase } from '#server/store/database'
import { everyContact } from '#server/store/export.store'
import { allLists } from '#server/store/mailing-lists.store'
import { oneSchema } from '#server/store/schemas.store'
import { workspaceNamed } from '#server/store/workspaces.store'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { migrate } from '#server/store/migrate'
import { TEST_NOW } from '#server/testing/test-call'
import { exportCommand } from './export.ts'
import { migrateIn } from './migrate-in.ts'
import { reseal } from './reseal.ts'
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

test('what was written out of a workspace is taken into another one: people, lists, properties, and who left', async () => {
  const out = join(folder, 'whole')
  await said(() => exportCommand(config(), ['ws_sakura', out]))
  const there = ['--workspace', 'ws_ridge', '--from', 'otegami']
  const dry = await said(() => migrateIn(config(), [...there, out]))
  expect(dry).toContain('Otegami to ')
  expect(dry).toContain('dry run, nothing is written')
  const all = async (workspace: string) => {
    const found = await workspaceNamed(db, workspace)
    if (!found) throw new Error('There is no such workspace.')
    const lists = new Map((await allLists(db, found.tenant)).map(({ id, name }) => [id, name]))
    const contacts = new Map<string, unknown>()
    const parts: (readonly StoredContact[])[] = []
    for await (const some of everyContact(db, found.tenant)) parts.push(some)
    for (const part of parts)
      for (const { email, status, name, locale, properties, subscriptions } of part)
        contacts.set(email, {
          status,
          name,
          locale,
          properties,
          lists: new Set(subscriptions.map((one) => `${lists.get(one.mailingListId)}=${one.status}`)),
        })
    const { properties } = await oneSchema(db, found.tenant, 'contact')
    return { contacts, properties: properties.filter(({ system }) => !system) }
  }
  const before = await all('ws_ridge')
  expect(await said(() => migrateIn(config(), [...there, out]))).toBe(dry)
  expect(await all('ws_ridge')).toEqual(before)
  await said(() => migrateIn(config(), [...there, '--apply', out]))
  const [from, after] = [await all('ws_sakura'), await all('ws_ridge')]
  expect(after.contacts.size).toBeGreaterThan(before.contacts.size)
  for (const [email, contact] of from.contacts)
    if (!before.contacts.has(email)) expect(after.contacts.get(email), email).toEqual(contact)
  const shape = ({ key, type, label, options }: (typeof from.properties)[number]) => ({
    key,
    type,
    label,
    options,
  })
  const had = new Set(before.properties.map(({ key }) => key))
  for (const property of from.properties.filter(({ key }) => !had.has(key)))
    expect(after.properties.map(shape)).toContainEqual(shape(property))
  // Again, nothing is new.
  expect(await said(() => migrateIn(config(), [...there, '--apply', out]))).toMatch(/new +0\n/)
  await expect(migrateIn(config(), [...there, join(folder, 'nothing')])).rejects.toThrow(
    'Nothing was written.',
  )
  await writeFile(join(out, 'contacts.ndjson'), '{"email":"a@example.jp"}\n')
  await expect(migrateIn(config(), [...there, out])).rejects.toThrow('contacts.ndjson:1 is no contact')
})

test.each([
  [() => token(config(), ['create', ...here, '--name', 'x', '--permission', 'all'])],
  [() => token(config(), ['revoke', ...here])],
  [() => exportCommand(config(), ['ws_sakura'])],
  [() => migrateIn(config(), here)],
  [() => migrateIn(config(), [...here, '--from', 'sendgrid', 'x.csv'])],
  [() => migrateIn(config(), [...here, '--from', 'otegami', 'x', 'y'])],
])('wrong use %# is told', (run) => expect(run()).rejects.toThrow(WrongUse))

test.each([
  [() => migrateIn(config(), [...here, join(folder, 'nothing.csv')]), "can't be opened"],
  [() => token(config(), ['list', '--workspace', 'ws_none']), 'no workspace ws_none'],
])('what is not there is told %#', (run, sentence) => expect(run()).rejects.toThrow(sentence))

test('what was encrypted with an older secret is encrypted with the current one, and is the same', async () => {
  const [older, now] = ['ab'.repeat(32), 'cd'.repeat(32)]
  const found = await workspaceNamed(db, 'ws_sakura')
  if (!found) throw new Error('There is no workspace.')
  const { tenant } = found
  const before = createSeal(Buffer.from(older, 'hex'))
  const keyOf = (privateKey: Buffer) => ({ selector: 'otg', publicKey: 'MII', privateKey })
  const [first, second] = ['sakura-roastery.example', 'mail.sakura-roastery.example']
  await addSigningKey(db, tenant, first, keyOf(before.seal('a private key')), TEST_NOW)
  await addSigningKey(db, tenant, second, keyOf(Buffer.from('no sealed value at all')), TEST_NOW)
  const rotated = readServerConfig({ DATA_DIR: folder, OTEGAMI_SECRET: now, OTEGAMI_OLDER_SECRETS: older })
  const run = () => said(() => reseal(rotated, []))
  expect(await run()).toBe(
    'encrypted anew: 1, with the current secret already: 0, not readable with any secret: 1\n',
  )
  const key = await signingKeyOf(db, tenant, first)
  const alone = createSeal(Buffer.from(now, 'hex'))
  expect(key && alone.open(key.privateKey).toString()).toBe('a private key')
  expect((await signingKeyOf(db, tenant, second))?.privateKey.toString()).toBe('no sealed value at all')
  expect(await run()).toContain('encrypted anew: 0, with the current secret already: 1,')
  await expect(reseal(rotated, ['now'])).rejects.toThrow(WrongUse)
})
