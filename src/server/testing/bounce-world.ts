import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { afterAll, beforeEach } from 'vitest'
import { systemClock } from '#lib/clock'
import { createLinkTokens } from '#server/public/link-tokens'
import { startBounceServer } from '#server/reports/bounce-server'
import { findEvents } from '#server/store/contact-events.store'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import { testDelivery, testExecution } from './sent-delivery.ts'
import { testDatabase } from './test-database.ts'
import { testTenant } from './test-tenant.ts'

export const NOW = Date.parse('2026-03-02T09:00:00.000Z')
export const BEGUN = '2026-03-01T09:00:00.000Z'

/** A mail server's report that a mail was not delivered. */
export const dsn = (status: string, mark = '') =>
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
/** What tests of mails that come back share: a server that takes them, and for each test a new contact who was sent a mail. */
export async function bounceWorld() {
  const db = await testDatabase()
  const tenant = await testTenant(db, 'ws_one')
  const links = createLinkTokens('ab'.repeat(32))
  /** What the servers have logged as errors since the test began. */
  const errors: unknown[] = []
  /** The number of the delivery, and whom it went to. */
  const reader = { delivery: 0, uid: '' }
  let count = 0
  const execution = await testExecution(db, tenant, {
    id: 'exe_1',
    campaignId: 'cmp_1',
    links: [[]],
    sendingAt: BEGUN,
  })
  const server = await startBounceServer({
    database: db,
    clock: { ...systemClock, now: () => NOW },
    links,
    port: 0,
    host: '127.0.0.1',
    name: 'mail.example.com',
    log: { info: () => undefined, error: (fields) => errors.push(fields) },
  })
  afterAll(() => server.close())
  const newDelivery = async (to = reader.uid, sentAt = BEGUN, run = execution) =>
    testDelivery(db, tenant, run, { uid: to, email: `${to}@example.org` }, { sentAt })
  beforeEach(async () => {
    errors.length = 0
    reader.uid = `con_${(count += 1)}`
    await addContacts(db, tenant, [
      {
        id: reader.uid,
        email: `${reader.uid}@example.org`,
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
    reader.delivery = await newDelivery()
  })
  const statusNow = async () =>
    (await db.transaction().execute((inside) => contactForChange(inside, tenant, { uid: reader.uid })))
      ?.status
  const eventsOf = async () =>
    (await findEvents(db, tenant, { contactId: reader.uid }, undefined, 100))
      .map(({ type }) => type)
      .filter((type) => type !== 'contact.created')
  const outcomes = async () =>
    db
      .selectFrom('deliveries')
      .where('id', '=', reader.delivery)
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
  const address = (token = links.bounce(reader.delivery)) => `b+${token}@bounce.example.jp`
  return {
    db,
    tenant,
    links,
    errors,
    reader,
    server,
    newDelivery,
    statusNow,
    eventsOf,
    outcomes,
    deliver,
    address,
  }
}
