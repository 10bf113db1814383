import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import type { ContactStatus } from '#api/contacts'
import type { TransactionalSend } from '#api/transactional'
import { DAY, MINUTE } from '#lib/duration'
import { createLateMails } from '#server/mail/late-mails'
import type { OutgoingMail, SendOutcome } from '#server/mail/transport'
import { newDkimKey } from '#server/domains/dkim-keys'
import { findEvents } from '#server/store/contact-events.store'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import { addSigningKey } from '#server/store/domains.store'
import { recipientOf, recordMessageReport } from '#server/store/message-outcomes.store'
import { placeOf } from '#server/store/members.store'
import type { Tenant } from '#server/store/tenant'
import { patientClock } from '#server/testing/patient-clock'
import { testDatabase } from '#server/testing/test-database'
import { testVariant } from '#server/testing/test-variant'
import { testPorts } from '#server/testing/test-ports'
import { addVerifiedSender, loseSigningKey } from '#server/testing/test-sender'
import { seedTwo, testServer } from '#server/testing/test-server'
import { verifyDkim } from '#server/testing/verify-dkim'
import { sendDueMessages } from './send-messages.ts'

const db = await testDatabase()
const server = testServer(db)
const { seal } = testPorts()
const BEGUN = '2026-01-01T00:00:00.000Z'
let one: Tenant
let record = ''
let sent: OutgoingMail[] = []
let outcomes: (SendOutcome | Promise<SendOutcome>)[] = []

beforeAll(async () => {
  await seedTwo(db)
  for (const id of ['ws_one', 'ws_two']) {
    const place = await placeOf(db, id, undefined)
    if (!place) throw new Error(`There is no ${id}.`)
    await addVerifiedSender(db, place.tenant, id === 'ws_one' ? 'snd_one' : 'snd_two')
    if (id === 'ws_one') one = place.tenant
  }
  const key = await newDkimKey(seal, '0123456789abcdef0123')
  record = `v=DKIM1; k=rsa; p=${key.publicKey}`
  await addSigningKey(db, one, 'snd-one.example', key, BEGUN)
  for (const [uid, status] of [
    ['con_reader', 'subscribed'],
    ['con_bounced', 'bounced'],
    ['con_left', 'unsubscribed'],
  ] satisfies [string, ContactStatus][])
    await addContacts(db, one, [
      {
        id: uid,
        email: `${uid}@mail.example`,
        status,
        statusAt: BEGUN,
        properties: {},
        source: 'api',
        subscriptions: [],
        createdAt: BEGUN,
        updatedAt: BEGUN,
        version: 1,
      },
    ])
})
beforeEach(() => {
  sent = []
  outcomes = []
  server.turn(2 * MINUTE)
})

let keys = 0
const mail = (changes: Partial<TransactionalSend> = {}): TransactionalSend => ({
  kind: 'transactional',
  to: [{ email: 'Yuki@Mail.example', name: '雪' }],
  senderId: 'snd_one',
  subject: 'ご注文ありがとうございます',
  html: '<p>発送しました。</p>',
  idempotencyKey: `key_${(keys += 1)}`,
  ...changes,
})
const to = (...emails: string[]) => ({ to: emails.map((email) => ({ email })) })
/** An access token is good for five minutes, and time flies here. */
const as = async (account: string) => (await server.signIn(account)).token
const post = async (body: unknown) =>
  server.json('/v1/transactional/send', {
    method: 'POST',
    token: await as('acc_member'),
    workspace: 'ws_one',
    body,
  })
const Accepted = v.object({ id: v.string() })
const send = async (changes: Partial<TransactionalSend> = {}) =>
  v.parse(Accepted, (await post(mail(changes))).value).id
const statusOf = async (id: string, workspace = 'ws_one', account = 'acc_member') =>
  server.json(`/v1/transactional/send/${id}/status`, { token: await as(account), workspace })
const Status = v.object({
  status: v.string(),
  recipients: v.array(
    v.object({
      status: v.string(),
      reason: v.optional(v.string()),
      events: v.array(v.object({ type: v.string(), at: v.string() })),
    }),
  ),
})
const courseOf = async (id: string) => {
  const { recipients } = v.parse(Status, (await statusOf(id)).value)
  return recipients.map(({ events }) => events.map(({ type }) => type))
}
const { clock, fallSilent } = patientClock(server)
const late = createLateMails(clock, (error) => expect.fail(String(error)))
/** A worker comes by. */
const work = async () =>
  sendDueMessages({
    db,
    clock: server.clock,
    seal,
    mailing: {
      transport: {
        connections: 2,
        async send(one) {
          sent.push(one)
          return outcomes.shift() ?? { kind: 'sent', code: 250 }
        },
        hangUp: () => undefined,
        close: async () => undefined,
      },
      late,
      links: server.links,
      linkUrl: 'http://localhost',
    },
  })

describe('a mail', () => {
  test('is sent once by a worker, signed, and in the history of its contact', async () => {
    const id = await send(to('con_reader@mail.example'))
    expect(await courseOf(id)).toEqual([['queued']])
    await work()
    await work()
    expect(sent).toHaveLength(1)
    const [first] = sent
    if (!first) throw new Error('Nothing was sent.')
    expect(first.to).toBe('con_reader@mail.example')
    expect(first.envelopeFrom).toMatch(/^b\+[0-9a-f]{30,44}@bounce\.snd-one\.example$/)
    expect(verifyDkim(first.raw, () => record).isValid).toBe(true)
    const text = Buffer.from(first.raw).toString()
    expect(text).toContain('multipart/alternative')
    expect(text).toContain(Buffer.from('<p>発送しました。</p>').toString('base64'))
    expect(text).toContain(Buffer.from('発送しました。').toString('base64'))
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'sent']])
    const events = await findEvents(
      db,
      one,
      { contactId: 'con_reader', types: ['email.sent'] },
      undefined,
      10,
    )
    expect(events).toMatchObject([
      { messageId: id, payload: { subject: 'ご注文ありがとうございます', transactional: true } },
    ])
    const used = await db
      .selectFrom('usage_log')
      .where('metric', '=', 'emails_transactional')
      .select(['quantity', 'ref'])
      .execute()
    expect(used).toMatchObject([{ ref: { kind: 'transactional', id } }])
    // Its text is needed no more.
    expect(await db.selectFrom('messages').where('id', '=', id).select('mail').execute()).toEqual([
      { mail: null },
    ])
  })

  test('names its reader, however wide the address was typed', async () => {
    await send({ to: [{ email: ' Ｙｕｋｉ＠Mail.example', name: '雪' }] })
    await work()
    const text = Buffer.from(sent[0]?.raw ?? []).toString()
    expect(text).toContain(`To: =?UTF-8?B?${Buffer.from('雪').toString('base64')}?= <yuki@mail.example>`)
  })

  test('that has not come back after ten minutes counts as delivered', async () => {
    const id = await send()
    await work()
    server.turn(9 * MINUTE)
    expect(await statusOf(id)).toMatchObject({ value: { status: 'sent' } })
    server.turn(MINUTE)
    expect(await statusOf(id)).toMatchObject({ value: { status: 'delivered' } })
  })

  test('is not sent to who bounced, but to who only left the lists', async () => {
    const id = await send(to('con_bounced@mail.example', 'con_left@mail.example'))
    await work()
    expect(sent.map((one) => one.to)).toEqual(['con_left@mail.example'])
    expect(await courseOf(id)).toEqual([
      ['queued', 'rejected'],
      ['queued', 'sending', 'sent'],
    ])
    expect(await statusOf(id)).toMatchObject({
      value: { status: 'sent', recipients: [{ reason: 'The contact is suppressed.' }, {}] },
    })
  })

  test('that is refused for now is delayed, and tried again', async () => {
    outcomes = [{ kind: 'deferred', code: 451, text: '451 4.7.1 Try again later' }]
    const id = await send()
    await work()
    expect(await statusOf(id)).toMatchObject({
      value: { status: 'delayed', recipients: [{ reason: '451 4.7.1 Try again later' }] },
    })
    server.turn(4 * MINUTE)
    await work()
    expect(sent).toHaveLength(1)
    server.turn(MINUTE)
    await work()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.raw).toEqual(sent[1]?.raw)
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'delayed', 'sent']])
  })

  test('that no relay can be reached for waits, and says nothing of it', async () => {
    outcomes = [{ kind: 'unsent', text: 'connect ECONNREFUSED' }]
    const id = await send()
    await work()
    server.turn(MINUTE)
    await work()
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'sent']])
  })

  test('whose key can’t be read has failed, and says why; nothing more is taken for its sender', async () => {
    await addVerifiedSender(db, one, 'snd_lost', { isDefault: false })
    await loseSigningKey(db, one, 'snd-lost.example')
    const id = await send({ senderId: 'snd_lost' })
    await work()
    expect((await statusOf(id)).value).toMatchObject({
      status: 'failed',
      recipients: [
        { status: 'failed', reason: 'The key that signs mails of snd-lost.example can’t be read.' },
      ],
    })
    expect(sent).toEqual([])
    expect((await post(mail({ senderId: 'snd_lost' }))).status).toBe(422)
  })

  test('that is refused because there is no mailbox is a bounce, and its contact gets no more', async () => {
    await addContacts(db, one, [
      {
        id: 'con_gone',
        email: 'con_gone@mail.example',
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
    outcomes = [
      { kind: 'failed', code: 550, status: '5.1.1', text: '550 5.1.1 Unknown' },
      { kind: 'failed', code: 554, status: '5.7.1', text: '554 5.7.1 Spam' },
    ]
    const bounced = await send(to('con_gone@mail.example'))
    await work()
    const refused = await send(to('con_reader@mail.example'))
    await work()
    expect([await courseOf(bounced), await courseOf(refused)]).toEqual([
      [['queued', 'sending', 'bounced']],
      [['queued', 'sending', 'failed']],
    ])
    const statusIn = async (uid: string) =>
      (await db.transaction().execute((inside) => contactForChange(inside, one, { uid })))?.status
    expect(await statusIn('con_gone')).toBe('bounced')
    expect(await statusIn('con_reader')).toBe('subscribed')
  })

  test('of which nobody knows whether it arrived is sent once more, as the same mail, and never a third time', async () => {
    outcomes = [{ kind: 'unknown' }, { kind: 'unknown' }]
    const id = await send()
    await work()
    server.turn(14 * MINUTE)
    await work()
    expect(sent).toHaveLength(1)
    server.turn(MINUTE)
    await work()
    server.turn(DAY)
    await work()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.raw).toEqual(sent[1]?.raw)
    expect(await statusOf(id)).toMatchObject({
      value: { status: 'failed', recipients: [{ reason: 'unknown_outcome' }] },
    })
  })

  test('whose worker was killed is sent once more; what is heard of it meanwhile settles it', async () => {
    const [lost, heard] = [await send(), await send()]
    const kill = new Promise<never>((_, fail) => fail(new Error('killed')))
    kill.catch(() => undefined)
    await expect(
      sendDueMessages({
        db,
        clock: server.clock,
        seal,
        mailing: {
          transport: {
            connections: 2,
            send: () => kill,
            hangUp: () => undefined,
            close: async () => undefined,
          },
          late,
          links: server.links,
          linkUrl: 'x',
        },
      }),
    ).rejects.toThrow('killed')
    const row = await db
      .selectFrom('message_recipients as r')
      .innerJoin('messages as m', 'm.number', 'r.message_number')
      .where('m.id', '=', heard)
      .select('r.id')
      .executeTakeFirstOrThrow()
    const recipient = await recipientOf(db, row.id)
    if (!recipient) throw new Error('There is no recipient.')
    await recordMessageReport(db, one, recipient, { kind: 'delivered' }, server.clock.now())
    server.turn(15 * MINUTE)
    await work()
    expect(sent).toHaveLength(1)
    expect(await courseOf(lost)).toEqual([['queued', 'sending', 'sent']])
    expect(await courseOf(heard)).toEqual([['queued', 'sending', 'sent', 'delivered']])
  })

  test('of which the mail server says nothing holds up no other, and is settled once it does', async () => {
    let say: (outcome: SendOutcome) => void = () => undefined
    outcomes = [
      new Promise((done) => {
        say = done
      }),
    ]
    const silent = await send()
    const worked = work()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    fallSilent()
    await worked
    const code = await send(to('code@mail.example'))
    await work()
    expect(await courseOf(code)).toEqual([['queued', 'sending', 'sent']])
    expect(await courseOf(silent)).toEqual([['queued', 'sending']])
    expect([late.count(), sent.length]).toEqual([1, 2])
    say({ kind: 'sent', code: 250 })
    await late.settled()
    expect(await courseOf(silent)).toEqual([['queued', 'sending', 'sent']])
    expect(late.count()).toBe(0)
  })

  test('is sent once by two workers at once', async () => {
    for (let count = 0; count < 12; count += 1) await send(to(`many${count}@mail.example`))
    await Promise.all([work(), work(), work()])
    expect(sent.map((one) => one.to).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, count) => `many${count}@mail.example`).toSorted(),
    )
  })
})

describe('what is sent', () => {
  const lastText = () => Buffer.from(sent.at(-1)?.raw ?? []).toString()
  const decoded = () =>
    lastText()
      .split('\r\n\r\n')
      .map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString())
      .join('\n')

  test('has variables only where some are given, and they are text in HTML', async () => {
    await send({ subject: 'Hi {{ name }}', html: '<p>{{ name }}</p>', variables: { name: '<b>Yuki</b>' } })
    await work()
    expect(lastText()).toContain('Subject: Hi <b>Yuki</b>')
    expect(decoded()).toContain('<p>&lt;b&gt;Yuki&lt;/b&gt;</p>')
    await send({ subject: 'Hi', html: '<p>{{ name }} {% if %}</p>' })
    await work()
    expect(decoded()).toContain('<p>{{ name }} {% if %}</p>')
  })

  test('can have no header of somebody else', async () => {
    await send({
      subject: 'Hi {{ name }}',
      variables: { name: 'x\r\nBcc: evil@example.org' },
      to: [{ email: 'a@mail.example', name: 'A" <evil@example.org>' }],
    })
    await work()
    const [head = ''] = lastText().split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/m)
    expect(sent.at(-1)?.to).toBe('a@mail.example')
  })
})

describe('what is refused', () => {
  test.each<[number, Record<string, unknown>]>([
    [400, to('nobody')],
    [400, to('a@mail.example\r\nBcc: b@mail.example')],
    [400, { subject: 'a\nBcc: c@d.example' }],
    [400, { replyTo: 'nobody' }],
    [422, { subject: ' ' }],
    [422, { html: ' ' }],
    [422, { senderId: 'snd_two' }],
    [422, { senderId: 'snd_none' }],
    [422, { campaignId: 'cmp_none' }],
    [422, { asContactId: 'con_none' }],
    [422, { kind: 'test' }],
  ])('%i for %o', async (code, changes) => {
    expect(await post({ ...mail(), ...changes })).toMatchObject({ status: code })
  })

  test('everything where the server sends no mails', async () => {
    const silent = testServer(db, { mail: 'none' })
    const signedIn = await silent.signIn('acc_member')
    const answer = await silent.json('/v1/transactional/send', {
      method: 'POST',
      token: signedIn.token,
      workspace: 'ws_one',
      body: mail(),
    })
    expect(answer).toMatchObject({ status: 422, value: { message: expect.stringContaining('SMTP_URL') } })
  })

  test('the mail of another workspace', async () => {
    const id = await send()
    expect(await statusOf(id, 'ws_two', 'acc_other')).toMatchObject({ status: 404 })
    expect(await statusOf('tsn_none')).toMatchObject({ status: 404 })
  })

  test('a 61st mail within a minute', async () => {
    server.turn(MINUTE)
    const all = await Promise.all(Array.from({ length: 64 }, () => post(mail())))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(4)
    server.turn(MINUTE + 1)
    expect((await post(mail())).status).toBe(200)
  })
})

test('the same key sends once, also when it is called twice at once; with another mail it is a 409', async () => {
  const body = mail(to('once@mail.example'))
  const [first, second] = await Promise.all([post(body), post(body)])
  expect(first.status).toBe(200)
  expect(second).toEqual(first)
  expect(await post({ ...body, subject: 'Another' })).toMatchObject({ status: 409 })
  await work()
  expect(sent.filter((one) => one.to === 'once@mail.example')).toHaveLength(1)
})

test('an example for providers of AMP mails is the campaign with its AMP part, under the Message-ID that was told', async () => {
  const call = async (path: string, body: unknown) => {
    const token = await as('acc_owner')
    const answer = await server.json(path, { method: 'POST', token, workspace: 'ws_one', body })
    expect(answer.status, JSON.stringify(answer.value)).toBe(200)
    return answer.value
  }
  const { id } = v.parse(Accepted, await call('/v1/campaigns', { name: 'With AMP' }))
  const amp = { enabled: true, html: '<html amp4email><body>{{ contact.email }}</body></html>' }
  await call(`/v1/campaigns/${id}`, {
    version: 1,
    senderId: 'snd_one',
    variants: [testVariant('<p>Plain</p>'), testVariant('<p>With AMP</p>', { id: 'b', amp })],
  })
  const { results } = v.parse(
    v.object({
      results: v.array(v.object({ provider: v.string(), ok: v.boolean(), messageId: v.string() })),
    }),
    await call('/v1/senders/snd_one/send_emails_for_registration', {
      providers: ['gmail', 'yahoo'],
      campaignId: id,
    }),
  )
  expect(results.map(({ provider, ok }) => `${provider} ${ok}`)).toEqual(['gmail true', 'yahoo true'])
  await work()
  expect(sent.map((one) => one.to).toSorted()).toEqual([
    'ampforemail.whitelisting@gmail.com',
    'ampverification@yahoo.com',
  ])
  const toGmail = sent.find((one) => one.to.endsWith('@gmail.com'))
  const read = await PostalMime.parse(toGmail?.raw ?? new Uint8Array())
  expect(read.messageId).toBe(results[0]?.messageId)
  expect(read.html).toContain('With AMP')
  expect(Buffer.from(toGmail?.raw ?? '').toString()).toContain('text/x-amp-html')
})
