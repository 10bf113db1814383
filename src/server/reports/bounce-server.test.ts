import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServedCertificates } from '#server/certificates/served-certificates'
import { createSeal } from '#server/seal'
import { putHostCertificate } from '#server/store/host-certificates.store'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { TLSSocket } from 'node:tls'
import { crypto } from 'acme-client'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLinkTokens } from '#server/public/link-tokens'
import { findEvents } from '#server/store/contact-events.store'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import { certificateFor } from '#server/testing/test-certificate'
import { testDelivery, testExecution } from '#server/testing/sent-delivery'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { systemClock } from '#lib/clock'
import { startBounceServer, type BounceServer } from './bounce-server.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_one')
const links = createLinkTokens('ab'.repeat(32))
const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const BEGUN = '2026-03-01T09:00:00.000Z'
let errors: unknown[] = []
let server: BounceServer
let execution: number
let delivery: number
let uid: string
let count = 0

beforeAll(async () => {
  execution = await testExecution(db, tenant, {
    id: 'exe_1',
    campaignId: 'cmp_1',
    links: [[]],
    sendingAt: BEGUN,
  })
  server = await startBounceServer({
    database: db,
    clock: { ...systemClock, now: () => NOW },
    links,
    port: 0,
    host: '127.0.0.1',
    name: 'mail.example.com',
    log: { info: () => undefined, error: (fields) => errors.push(fields) },
  })
})
afterAll(() => server.close())
const newDelivery = async (to = uid, sentAt = BEGUN, run = execution) =>
  testDelivery(db, tenant, run, { uid: to, email: `${to}@example.org` }, { sentAt })
beforeEach(async () => {
  errors = []
  uid = `con_${(count += 1)}`
  await addContacts(db, tenant, [
    {
      id: uid,
      email: `${uid}@example.org`,
      status: 'subscribed',
      statusAt: BEGUN,
      properties: {},
      source: 'api',
      subscriptions: [],
      createdAt: BEGUN,
      updatedAt: BEGUN,
      version: 1,
    },
  ])
  delivery = await newDelivery()
})
const statusNow = async () =>
  (await db.transaction().execute((inside) => contactForChange(inside, tenant, { uid })))?.status
const eventsOf = async () =>
  (await findEvents(db, tenant, { contactId: uid }, undefined, 100))
    .map(({ type }) => type)
    .filter((type) => type !== 'contact.created')
const outcomes = async () =>
  db
    .selectFrom('deliveries')
    .where('id', '=', delivery)
    .select(['outcome', 'code', 'smtp'])
    .executeTakeFirstOrThrow()

/** Sends mails over one connection; answers with what each was told. */
async function deliver(...mails: { to: string; raw: string; from?: string }[]): Promise<string[]> {
  const connection = new SMTPConnection({
    host: '127.0.0.1',
    port: server.port,
    ignoreTLS: true,
    logger: false,
  })
  connection.on('error', () => undefined)
  await new Promise<void>((done, fail) => connection.connect((error) => (error ? fail(error) : done())))
  const said: string[] = []
  for (const { to, raw, from = '' } of mails)
    said.push(
      await new Promise((done) =>
        connection.send({ from, to: [to] }, Buffer.from(raw), (error, info) =>
          connection.reset(() => done(error ? (error.response ?? error.message) : info.response)),
        ),
      ),
    )
  connection.quit()
  return said
}
const dsn = (status: string, mark = '') =>
  [
    `Subject: Undelivered ${mark}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; reader@example.org',
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} no`,
    '',
    '--x--',
    '',
  ].join('\r\n')
const address = (token = links.bounce(delivery)) => `b+${token}@bounce.example.jp`

test('a hard bounce ends that its contact gets mail, once, however often it comes', async () => {
  const same = { to: address(), raw: dsn('5.1.1') }
  expect(await deliver(same, same)).toEqual([expect.stringMatching(/^250 /), expect.stringMatching(/^250 /)])
  await deliver({ ...same, to: address().toUpperCase() })
  expect(await statusNow()).toBe('bounced')
  expect(await outcomes()).toMatchObject({ outcome: 2, code: '5.1.1', smtp: '550 5.1.1 no' })
  expect(await eventsOf()).toEqual(['email.bounced'])
  expect(errors).toEqual([])
})

test('the fifth soft bounce in a row ends it too', async () => {
  for (let number = 1; number <= 5; number += 1) {
    const run = await testExecution(db, tenant, {
      id: `exe_${uid}_${number}`,
      campaignId: 'cmp_1',
      links: [[]],
      sendingAt: BEGUN,
    })
    delivery = await newDelivery(uid, new Date(Date.parse(BEGUN) + number * 60_000).toISOString(), run)
    await deliver({ to: address(), raw: dsn('4.2.2', String(number)) })
    expect(await statusNow()).toBe(number < 5 ? 'subscribed' : 'bounced')
  }
})

test('a complaint does, and the address for unsubscribing', async () => {
  const arf = [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="x"',
    '',
    '--x',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    '',
    '--x--',
    '',
  ].join('\r\n')
  await deliver({ to: address(), raw: arf, from: 'fbl@example.org' })
  expect(await statusNow()).toBe('complained')
  uid = 'con_1'
  await db.updateTable('contacts').set({ status: 0 }).where('uid', '=', uid).execute()
  delivery = await newDelivery(
    'con_1',
    BEGUN,
    await testExecution(db, tenant, { id: 'exe_u', campaignId: 'cmp_1', links: [[]], sendingAt: BEGUN }),
  )
  const to = `u+${links.mailUnsubscribe(delivery)}@bounce.example.jp`
  const from = 'reader@example.org'
  // What a mail server or an absence note says there is nobody's wish.
  await deliver({ to, raw: dsn('5.1.1') }, { to, raw: 'Auto-Submitted: auto-replied\r\n\r\nAway', from })
  expect(await statusNow()).toBe('subscribed')
  const wish = { to: to.toUpperCase(), raw: 'Subject: unsubscribe\r\n\r\n', from }
  const said = await deliver(wish, wish, { ...wish, raw: 'Subject: again\r\n\r\n' })
  for (const answer of said) expect(answer).toMatch(/^250 /)
  expect(await statusNow()).toBe('unsubscribed')
  expect((await eventsOf()).filter((type) => type === 'email.unsubscribed')).toHaveLength(1)
})

/** A report of a feedback loop, with the header of the mail that it is about. */
const feedback = (headers: string[], { type = 'abuse', fields = [] as string[] } = {}) =>
  [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="x"',
    '',
    '--x',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'Version: 1',
    ...fields,
    '',
    '--x',
    'Content-Type: message/rfc822',
    '',
    ...headers,
    '',
    'The mail.',
    '--x--',
    '',
  ].join('\r\n')

test('a feedback loop names the mail by what it holds, and complains of it once', async () => {
  const to = 'fbl@bounce.example.jp'
  const from = 'feedback@provider.example'
  const messageId = `Message-ID:\r\n <d${delivery}.${links.view(delivery)}@shop.example>`
  const other = createLinkTokens('cd'.repeat(32))
  const said = await deliver(
    // Forged, of nobody, no complaint, in the text only, and no report at all.
    { to, from, raw: feedback([`Message-ID: <d${delivery}.${other.view(delivery)}@shop.example>`]) },
    { to, from, raw: feedback(['Message-ID: <1@shop.example>']) },
    { to, from, raw: feedback([messageId], { type: 'not-spam' }) },
    { to, from, raw: feedback(['Subject: Hi', '', messageId]) },
    { to, from, raw: `${messageId}\r\n\r\n5.1.1 ${links.bounce(delivery)}` },
    { to, raw: dsn('5.1.1') },
  )
  for (const answer of said) expect(answer).toMatch(/^250 /)
  expect(await statusNow()).toBe('subscribed')
  const raw = feedback([messageId])
  await deliver({ to, from, raw }, { to: 'FBL@mail.example.com', from, raw })
  expect(await statusNow()).toBe('complained')
  await deliver({
    to,
    from,
    raw: feedback(['Subject: Hi'], {
      fields: [`Original-Mail-From: <b+${links.bounce(delivery)}@bounce.example.jp>`],
    }),
  })
  expect(await eventsOf()).toEqual(['email.complained'])
  expect(errors).toEqual([])
})

test('the envelope alone is enough', async () => {
  const returnPath = `Return-Path: <b+${links.bounce(delivery)}@bounce.example.jp>`
  await deliver({ to: 'fbl@bounce.example.jp', from: 'fbl@provider.example', raw: feedback([returnPath]) })
  expect(await statusNow()).toBe('complained')
})

test('STARTTLS is offered with a certificate of its own, which is read again', async () => {
  const [key, csr] = await crypto.createCsr({ commonName: 'mail.example.com' })
  const der = Buffer.from(csr.toString().replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const certificate = (until: number) => certificateFor(der, 'mail.example.com', NOW - 60_000, until)
  let renew = () => undefined as void
  const clock = {
    ...systemClock,
    now: () => NOW,
    setInterval: (work: () => void) => {
      renew = work
      return () => undefined
    },
  }
  const seal = createSeal('a secret of tests')
  const folder = await mkdtemp(join(tmpdir(), 'otegami-bounces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const encrypted = await startBounceServer({
    database: db,
    clock,
    links,
    port: 0,
    host: '127.0.0.1',
    name: 'mail.example.com',
    certificates: await openServedCertificates({
      database: db,
      clock,
      seal,
      main: files,
      ownHosts: ['mail.example.com'],
      isPatient: true,
      log: { error: (fields) => errors.push(fields) },
    }),
    log: { info: () => undefined, error: (fields) => errors.push(fields) },
  })
  onTestFinished(() => encrypted.close())
  const seen = async (servername?: string) => {
    const connection = new SMTPConnection({
      host: '127.0.0.1',
      port: encrypted.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false, ...(servername !== undefined && { servername }) },
    })
    await new Promise<void>((done, fail) => {
      connection.once('error', fail)
      connection.connect(() => done())
    })
    const socket = connection['_socket']
    const found = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined
    connection.quit()
    return Date.parse(found?.validTo ?? '')
  }
  await expect(seen()).rejects.toThrow()
  expect(JSON.stringify(errors)).toContain('ENOENT')
  const looked = async (until: number) => {
    renew()
    await vi.waitFor(async () => expect(await seen()).toBe(until))
  }
  // What the server has obtained for the host itself is used while there are no files.
  const obtained = { privateKey: seal.seal(key), chain: seal.seal(certificate(NOW + 30_000)) }
  await putHostCertificate(
    db,
    { hostname: 'mail.example.com', ...obtained },
    { expiresAt: new Date(NOW + 30_000).toISOString(), nextTryAt: new Date(NOW).toISOString() },
  )
  await looked(NOW + 30_000)
  expect(await seen('mail.example.com')).toBe(NOW + 30_000)
  await writeFile(files.key, key)
  for (const until of [NOW + 60_000, NOW + 120_000]) {
    await writeFile(files.certificate, certificate(until))
    await looked(until)
    expect(await seen('mail.example.com')).toBe(until)
  }
  errors = []
  // Without one there is none: not that of a library, which everybody has.
  const plain = new SMTPConnection({ host: '127.0.0.1', port: server.port, requireTLS: true })
  await expect(
    new Promise<void>((done, fail) => {
      plain.once('error', fail)
      plain.connect(() => done())
    }),
  ).rejects.toThrow()
  expect(errors).toEqual([])
})

/** As Outlook.com sends a report: the mail as an attachment, and no feedback report. */
const junk = (headers: string[], subject = 'complaint about message from 192.0.2.7') =>
  [
    'From: staff@hotmail.com',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="x"',
    '',
    '--x',
    'Content-Type: message/rfc822',
    'Content-Disposition: attachment',
    '',
    ...headers,
    '',
    'The mail.',
    '--x--',
    '',
  ].join('\r\n')

test('a report that is the mail itself is a complaint where it says that it is one', async () => {
  const to = 'fbl@bounce.example.jp'
  const from = 'staff@hotmail.com'
  const messageId = `Message-ID: <d${delivery}.${links.view(delivery)}@shop.example>`
  const forged = createLinkTokens('cd'.repeat(32))
  await deliver(
    // Passed on by a person, of nobody, and a mail that only came back.
    { to, from, raw: junk([messageId], 'Fwd: News') },
    { to, from, raw: junk(['Message-ID: <1@shop.example>', 'X-HmXmrOriginalRecipient: a@hotmail.com']) },
    { to, from, raw: junk([`Message-ID: <d${delivery}.${forged.view(delivery)}@shop.example>`]) },
    { to, raw: dsn('5.1.1').replace(/^Subject: .*$/m, 'Subject: complaint about message from 192.0.2.7') },
  )
  expect(await statusNow()).toBe('subscribed')
  await deliver(
    { to, from, raw: junk([messageId]) },
    { to, from, raw: junk(['X-HmXmrOriginalRecipient: reader@hotmail.com', messageId], 'FW: News') },
  )
  expect(await statusNow()).toBe('complained')
  expect(await eventsOf()).toEqual(['email.complained'])
  expect(errors).toEqual([])
})

test('a reply or an absence note is taken and changes nothing', async () => {
  const said = await deliver({ to: address(), raw: 'Subject: Out of office\r\n\r\nI am away. 5.1.1\r\n' })
  expect(said[0]).toMatch(/^250 /)
  expect(await statusNow()).toBe('subscribed')
  expect(await eventsOf()).toEqual([])
})

test('nobody else is taken mail for', async () => {
  const token = links.bounce(delivery)
  const addresses = [
    'postmaster@bounce.example.jp',
    'somebody@example.org',
    `b+${token.slice(0, -2)}00@bounce.example.jp`,
    `b+${createLinkTokens('cd'.repeat(32)).bounce(delivery)}@bounce.example.jp`,
    `b+${links.unsubscribe(delivery)}@bounce.example.jp`,
    `u+${token}@bounce.example.jp`,
    `b+${links.mailUnsubscribe(delivery)}@bounce.example.jp`,
    `u+${links.unsubscribe(delivery)}@bounce.example.jp`,
    `u+${createLinkTokens('cd'.repeat(32)).mailUnsubscribe(delivery)}@bounce.example.jp`,
    'fbl@example.org',
    'fbl+x@bounce.example.jp',
    `b+@bounce.example.jp`,
    `${token}@bounce.example.jp`,
  ]
  const said = await deliver(...addresses.map((to) => ({ to, raw: dsn('5.1.1') })))
  for (const answer of said) expect(answer).toMatch(/^550 5\.1\.1/)
  expect(await statusNow()).toBe('subscribed')
})

test('a mail that is too large is refused, and the next one is taken', async () => {
  const said = await deliver(
    { to: address(), raw: `${dsn('5.1.1')}${`${'x'.repeat(70)}\r\n`.repeat(20_000)}` },
    { to: address(), raw: dsn('5.2.1') },
  )
  expect(said[0]).toMatch(/^552 |larger than allowed/)
  expect(said[1]).toMatch(/^250 /)
})

test('callers that hang up end nothing', async () => {
  for (let number = 0; number < 5; number += 1) {
    const connection = new SMTPConnection({
      host: '127.0.0.1',
      port: server.port,
      ignoreTLS: true,
      logger: false,
    })
    connection.on('error', () => undefined)
    await new Promise<void>((done) => connection.connect(() => done()))
    connection.close()
  }
  expect((await deliver({ to: address(), raw: dsn('5.1.2') }))[0]).toMatch(/^250 /)
})

test('a bounce that can not be written down is asked for again', async () => {
  await db.schema.alterTable('inbox').renameTo('inbox_away').execute()
  const said = await deliver({ to: address(), raw: dsn('5.1.1') })
  await db.schema.alterTable('inbox_away').renameTo('inbox').execute()
  expect(said[0]).toMatch(/^451 4\.3\.0/)
  expect(errors).toHaveLength(1)
  expect(await statusNow()).toBe('subscribed')
  expect((await deliver({ to: address(), raw: dsn('5.1.1') }))[0]).toMatch(/^250 /)
  expect(await statusNow()).toBe('bounced')
})
