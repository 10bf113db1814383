import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { generateKeyPairSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Clock } from '#lib/clock'
import { DAY, MINUTE } from '#lib/duration'
import { createFormKeys } from '#server/public/form-keys'
import { createSeal } from '#server/seal'
import { addSigningKey, oneDomain } from '#server/store/domains.store'
import { testDatabase } from '#server/testing/test-database'
import { addVerifiedSender, loseSigningKey } from '#server/testing/test-sender'
import { testTenant } from '#server/testing/test-tenant'
import { verifyDkim } from '#server/testing/verify-dkim'
import { patiently } from '#server/testing/patiently'
import { createOutbox } from './outbox.ts'
import { outboxTransport } from './outbox-transport.ts'
import { PATIENCE } from './silence.ts'
import type { OutgoingMail, SendOutcome, Transport } from './transport.ts'

const parent = await mkdtemp(join(tmpdir(), 'otegami-outbox-'))
const folder = join(parent, 'outbox')
const db = await testDatabase()
const tenant = await testTenant(db, 'ws_one')
const NOW = Date.parse('2026-03-01T09:00:00.000Z')
const keys = createFormKeys('secret')
const seal = createSeal('a secret of tests')
let logged: unknown[] = []
let now = NOW
/** What is to be done later, by its time. */
let later: { at: number; work: () => void }[] = []
const clock: Clock = {
  now: () => now,
  setTimeout(work, ms) {
    const entry = { at: now + ms, work }
    later.push(entry)
    return () => void (later = later.filter((one) => one !== entry))
  },
  setInterval: () => () => undefined,
}
/** Lets the time of what was put off come. */
const pass = (ms: number) => {
  now += ms
  const due = later.filter(({ at }) => at <= now)
  later = later.filter(({ at }) => at > now)
  for (const { work } of due) work()
}
const outboxBy = (transport: Transport) =>
  createOutbox({
    database: db,
    clock,
    transport,
    keys,
    seal,
    publicUrl: 'https://mail.example.com',
    log: { error: (fields) => logged.push(JSON.stringify(fields)) },
  })
const outboxAt = (into: string) => outboxBy(outboxTransport(into))
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
  now = NOW
  later = []
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

test('a mail is from the sender that its form names while that is verified, and is signed by its domain', async () => {
  const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = keyPair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const privateKey = seal.seal(keyPair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  // One is the sender's; below the other one is the server's own host.
  for (const [id, domainName] of [
    ['snd_shop', 'shop.example'],
    ['snd_own', 'example.com'],
  ] as const) {
    await addVerifiedSender(db, tenant, id, { domainName, isDefault: false })
    await addSigningKey(db, tenant, domainName, { selector: 'otg', publicKey, privateKey }, '2026-01-01')
  }
  await db
    .updateTable('senders')
    .set({ from_names: JSON.stringify({ ja: '店' }) })
    .where('id', '=', 'snd_shop')
    .execute()
  const other = await testTenant(db, 'ws_two')
  const { transport, sent } = answering({ kind: 'sent' })
  const box = outboxBy(transport)
  const sentNow = async (senderId: string | undefined, by = tenant, language?: 'en' | 'ja') => {
    await db
      .transaction()
      .execute((inside) =>
        box.record(
          inside,
          by,
          [{ ...mail(`fsb_s${sent.length}`), ...(senderId && { senderId }), ...(language && { language }) }],
          NOW,
        ),
      )
    box.wake()
    await box.idle()
    const raw = sent.at(-1)?.raw ?? new Uint8Array()
    const [from] = /^From: .*$/m.exec(Buffer.from(raw).toString()) ?? []
    const signer = /^DKIM-Signature:[\s\S]*?d=([^;]+);/.exec(Buffer.from(raw).toString())?.[1]
    return { from: from?.trim(), signer, ...(signer && verifyDkim(raw, () => `v=DKIM1; p=${publicKey}`)) }
  }
  expect(await sentNow('snd_shop')).toMatchObject({
    from: 'From: snd_shop <hello@shop.example>',
    signer: 'shop.example',
    isValid: true,
  })
  // It is named in the reader's language.
  const inBase64 = Buffer.from('店').toString('base64')
  expect(await sentNow('snd_shop', tenant, 'ja')).toMatchObject({
    from: `From: =?UTF-8?B?${inBase64}?= <hello@shop.example>`,
    isValid: true,
  })
  expect(await sentNow('snd_shop', tenant, 'en')).toMatchObject({
    from: 'From: snd_shop <hello@shop.example>',
  })
  const own = { from: 'From: ws_one <forms@mail.example.com>', signer: 'example.com', isValid: true }
  expect(await sentNow(undefined)).toMatchObject(own)
  expect(await sentNow('snd_gone')).toMatchObject(own)
  // What is another workspace's signs nothing.
  expect(await sentNow('snd_shop', other)).toEqual({
    from: 'From: ws_two <forms@mail.example.com>',
    signer: undefined,
  })
  await db.updateTable('senders').set({ is_disabled: true }).where('id', '=', 'snd_shop').execute()
  expect(await sentNow('snd_shop')).toMatchObject(own)
  await db.deleteFrom('domains').execute()
})

/** Answers mails with these outcomes, the last one for ever. */
function answering(...outcomes: SendOutcome[]) {
  const sent: OutgoingMail[] = []
  const transport: Transport = {
    connections: 1,
    async send(one) {
      sent.push(one)
      return outcomes.length > 1 ? (outcomes.shift() ?? { kind: 'sent' }) : (outcomes[0] ?? { kind: 'sent' })
    },
    hangUp: () => undefined,
    close: async () => undefined,
  }
  return { transport, sent }
}

test('a mail whose key can’t be read goes out from the server’s own mailbox, and its sender is in error', async () => {
  await addVerifiedSender(db, tenant, 'snd_lost', { domainName: 'lost.example', isDefault: false })
  await loseSigningKey(db, tenant, 'lost.example')
  const mails: OutgoingMail[] = []
  const transport: Transport = {
    connections: 1,
    send: async (one) => {
      mails.push(one)
      return { kind: 'sent', code: 250 }
    },
    hangUp: () => undefined,
    close: async () => undefined,
  }
  const sending = outboxBy(transport)
  await db
    .transaction()
    .execute((inside) =>
      sending.record(inside, tenant, [{ ...mail('fsb_lost'), senderId: 'snd_lost' }, mail('fsb_other')], NOW),
    )
  sending.wake()
  await sending.idle()
  expect(mails.map(({ raw }) => /^From: .*$/m.exec(Buffer.from(raw).toString())?.[0])).toEqual([
    'From: ws_one <forms@mail.example.com>',
    'From: ws_one <forms@mail.example.com>',
  ])
  expect((await rows()).every((row) => row.written_at !== null)).toBe(true)
  expect(logged).toEqual([expect.stringContaining('optInMail-fsb_lost')])
  expect((await oneDomain(db, tenant, 'lost.example'))?.status).toBe('temporary_failure')
})

test('what could not be written is written a minute later, or by the next start, as the same mail', async () => {
  await record(mail('fsb_3'))
  await writeFile(join(parent, 'a file'), '')
  const broken = outboxAt(join(parent, 'a file', 'outbox'))
  broken.wake()
  await broken.idle()
  expect(await rows()).toMatchObject([{ written_at: null, begun_at: null, recipient: 'reader@example.org' }])
  await broken.close()
  now += MINUTE
  outbox.wake()
  await outbox.idle()
  expect(await written()).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ recipient: null, written_at: '2026-03-01T09:01:00.000Z' })
})

test('what could not be taken while the database was away is sent by itself once it is back', async () => {
  const { transport, sent } = answering({ kind: 'sent' })
  const box = outboxBy(transport)
  await record(mail('fsb_8'))
  await sql`alter table outgoing_mails rename to mails_away`.execute(db)
  try {
    box.wake()
    await box.idle()
  } finally {
    await sql`alter table mails_away rename to outgoing_mails`.execute(db)
  }
  expect(sent).toEqual([])
  expect(logged).toHaveLength(1)
  pass(MINUTE)
  await box.idle()
  expect(sent).toHaveLength(1)
  await box.close()
})

test('what a process has recorded that is gone for good is sent by another one, which nobody wakes', async () => {
  const { transport, sent } = answering({ kind: 'sent' })
  const box = outboxBy(transport)
  box.wake()
  await box.idle()
  await record(mail('fsb_9'))
  pass(MINUTE)
  await box.idle()
  expect(sent).toHaveLength(1)
  await box.close()
  pass(MINUTE)
  expect(later).toEqual([])
})

test('a mail that a relay refuses for now is sent later by itself', async () => {
  await record(mail('fsb_6'))
  const { transport, sent } = answering({ kind: 'deferred', code: 451 }, { kind: 'unsent' }, { kind: 'sent' })
  const box = outboxBy(transport)
  box.wake()
  for (const minutes of [0, 4, 1, 1, 60]) {
    pass(minutes * MINUTE)
    await box.idle()
  }
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ id, raw }) => `${id} ${Buffer.from(raw).toString()}`)).size).toBe(1)
  expect((await rows())[0]).toMatchObject({ written_at: '2026-03-01T09:06:00.000Z', attempts: 1 })
  await box.close()
})

test('a mail whose process was killed is sent once more after a quarter of an hour, and not a third time', async () => {
  await record(mail('fsb_7'))
  let reached = () => undefined as void
  const hasReached = new Promise<void>((resolve) => (reached = resolve))
  // Its conversation never ends, as with a killed process.
  const killed = (): Transport => ({
    connections: 1,
    send: () => (reached(), new Promise(() => undefined)),
    hangUp: () => undefined,
    close: async () => undefined,
  })
  outboxBy(killed()).wake()
  await hasReached
  // Nor does it do anything later: what it took of the next test's mails would be sent by nobody.
  later = []
  const { transport, sent } = answering({ kind: 'unknown' })
  const next = outboxBy(transport)
  next.wake()
  await next.idle()
  expect(sent).toEqual([])
  pass(15 * MINUTE)
  await next.idle()
  expect(sent).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({
    unknowns: 1,
    failed_at: '2026-03-01T09:15:00.000Z',
    recipient: null,
  })
  pass(DAY)
  await next.idle()
  expect(sent).toHaveLength(1)
})

test('a mail that is refused for good is not tried again', async () => {
  await record(mail('fsb_8'))
  const { transport, sent } = answering({
    kind: 'failed',
    code: 550,
    text: '550 5.1.1 reader@example.org is unknown',
  })
  const box = outboxBy(transport)
  box.wake()
  await box.idle()
  pass(DAY)
  await box.idle()
  expect(sent).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ failed_at: '2026-03-01T09:00:00.000Z' })
  expect(String(logged)).toContain('550')
  expect(String(logged)).not.toContain('reader')
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

test('a mail of which the mail server says nothing holds up no other, and the outbox closes after it', async () => {
  const said: string[] = []
  let say: (outcome: SendOutcome) => void = () => undefined
  const silent = outboxBy({
    connections: 2,
    send(one) {
      said.push(one.to)
      return one.to === 'silent@example.org'
        ? new Promise((done) => {
            say = done
          })
        : Promise.resolve({ kind: 'sent', code: 250 })
    },
    hangUp: () => undefined,
    close: async () => undefined,
  })
  await record(mail('fsb_1', 'silent@example.org'))
  silent.wake()
  await vi.waitFor(() => expect(said).toEqual(['silent@example.org']), patiently)
  pass(PATIENCE)
  await silent.idle()
  await record(mail('fsb_2', 'other@example.org'))
  silent.wake()
  await silent.idle()
  expect(said).toEqual(['silent@example.org', 'other@example.org'])
  let isClosed = false
  const closed = silent.close().then(() => (isClosed = true))
  await rows()
  expect(isClosed).toBe(false)
  say({ kind: 'sent', code: 250 })
  await closed
  expect((await rows()).map(({ written_at: at }) => at !== null)).toEqual([true, true])
})
