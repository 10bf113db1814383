import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#lib/clock'
import { createFormKeys } from '#server/public/form-keys'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { createOutbox } from './outbox.ts'

const parent = await mkdtemp(join(tmpdir(), 'otegami-outbox-'))
const folder = join(parent, 'outbox')
const db = await testDatabase()
const tenant = await testTenant(db, 'ws_one')
const NOW = Date.parse('2026-03-01T09:00:00.000Z')
const keys = createFormKeys('secret')
let logged: unknown[] = []
const outboxAt = (into: string) =>
  createOutbox({
    database: db,
    clock: { ...systemClock, now: () => NOW },
    folder: into,
    keys,
    publicUrl: 'https://mail.example.com',
    log: { error: (fields) => logged.push(JSON.stringify(fields)) },
  })
const outbox = outboxAt(folder)
const mail = (submissionId: string, to = 'reader@example.org') => ({
  kind: 'optInMail' as const,
  number: 0,
  to,
  subject: 'Confirm',
  body: 'Open {{confirm_url}}',
  submissionId,
})
const record = (one: ReturnType<typeof mail>) =>
  db.transaction().execute((transaction) => outbox.record(transaction, tenant, [one], NOW))
const written = async () => (await readdir(folder).catch((): string[] => [])).toSorted()
const rows = () => db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
beforeEach(async () => {
  logged = []
  await db.deleteFrom('outgoing_mails').execute()
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => rm(parent, { recursive: true }))

test('a mail is one file, whose address and text are then kept nowhere else', async () => {
  await record(mail('fsb_1'))
  await record(mail('fsb_1'))
  expect(await written()).toEqual([])
  outbox.wake()
  await outbox.idle()
  expect(await written()).toEqual(['2026-03-01T09-00-00-000Z-optInMail-fsb_1.eml'])
  const [head = '', body = ''] = (await readFile(join(folder, (await written())[0] ?? ''), 'utf8')).split(
    '\r\n\r\n',
  )
  expect(head.split('\r\n')).toEqual([
    'From: ws_one <forms@mail.example.com>',
    'To: reader@example.org',
    'Subject: Confirm',
    'Message-ID: <optInMail-fsb_1@mail.example.com>',
    'Date: Sun, 01 Mar 2026 09:00:00 +0000',
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
  ])
  expect(Buffer.from(body, 'base64').toString()).toBe(
    `Open https://mail.example.com/d/${keys.confirmToken('fsb_1')}`,
  )
  expect(await rows()).toMatchObject([
    { recipient: null, subject: null, body: null, written_at: '2026-03-01T09:00:00.000Z' },
  ])
})

test('what a transaction did not keep is not written', async () => {
  await db
    .transaction()
    .execute(async (transaction) => {
      await outbox.record(transaction, tenant, [mail('fsb_2')], NOW)
      throw new Error('undone')
    })
    .catch(() => undefined)
  outbox.wake()
  await outbox.idle()
  expect(await written()).toEqual([])
})

test('what could not be written is written by the next start, as the same mail', async () => {
  await record(mail('fsb_3'))
  await writeFile(join(parent, 'a file'), '')
  const broken = outboxAt(join(parent, 'a file', 'outbox'))
  broken.wake()
  await broken.idle()
  expect(logged).toHaveLength(1)
  expect(await rows()).toMatchObject([{ written_at: null, recipient: 'reader@example.org' }])
  // A crash after the file was written, and before that was noted, leaves both.
  outbox.wake()
  await outbox.idle()
  const names = await written()
  await db.updateTable('outgoing_mails').set({ written_at: null }).execute()
  await db
    .updateTable('outgoing_mails')
    .set({ recipient: 'reader@example.org', subject: 'Confirm', body: 'Open {{confirm_url}}' })
    .execute()
  const restarted = outboxAt(folder)
  restarted.wake()
  await restarted.idle()
  expect(await written()).toEqual(names)
  expect(names).toHaveLength(1)
})

test('a mail without an address holds up no other, and no address is logged', async () => {
  await record(mail('fsb_4', 'nobody, somebody@example.org'))
  await record(mail('fsb_5'))
  outbox.wake()
  await outbox.idle()
  expect(await written()).toEqual(['2026-03-01T09-00-00-000Z-optInMail-fsb_5.eml'])
  expect((await rows())[0]).toMatchObject({ recipient: null, failed_at: '2026-03-01T09:00:00.000Z' })
  expect(logged).toHaveLength(1)
  expect(String(logged)).not.toContain('somebody')
})

test('two processes that write at once write each mail once', async () => {
  for (let count = 0; count < 45; count += 1) await record(mail(`fsb_many_${count}`))
  const all = [outboxAt(folder), outboxAt(folder)]
  for (const one of all) one.wake()
  await Promise.all(all.map((one) => one.idle()))
  expect(await written()).toHaveLength(45)
  expect((await rows()).every((row) => row.written_at !== null)).toBe(true)
})
