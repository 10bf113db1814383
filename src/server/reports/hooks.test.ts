import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crypto as acmeCrypto } from 'acme-client'
import { systemClock } from '#lib/clock'
import { createLinkTokens } from '#server/public/link-tokens'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import { testDelivery, testExecution } from '#server/testing/sent-delivery'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { hookPath, providerHooks, type HookProvider } from './hooks.ts'
import type { SnsMessage } from './signatures.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_one')
const SECRET = 'ab'.repeat(32)
const OLDER = 'cd'.repeat(32)
const links = createLinkTokens(SECRET)
const BEGUN = '2026-03-01T09:00:00.000Z'
const TOPIC = 'arn:aws:sns:ap-northeast-1:123456789012:bounces'
const CERTIFICATE = 'https://sns.ap-northeast-1.amazonaws.com/SimpleNotificationService-1.pem'
const ecdsa = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
let certificate = ''
let fetched: string[] = []
const hooks = providerHooks({
  database: db,
  clock: { ...systemClock, now: () => Date.parse('2026-03-02T09:00:00.000Z') },
  secret: SECRET,
  olderSecrets: [OLDER],
  secrets: {
    postmark: 'otegami:a-long-password-of-tests',
    mailgun: 'key-1',
    sendgrid: ecdsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    ses: [TOPIC],
  },
  links,
  async fetchText(address) {
    fetched.push(address)
    return certificate
  },
})
let execution: number
let delivery: number
let uid: string
let count = 0

beforeAll(async () => {
  const key = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const [, made] = await acmeCrypto.createAlpnCertificate(
    { url: '', status: 'valid', identifier: { type: 'dns', value: 'sns.example' }, challenges: [] },
    'x',
    key,
  )
  certificate = made.toString()
  execution = await testExecution(db, tenant, {
    id: 'exe_1',
    campaignId: 'cmp_1',
    links: [[]],
    sendingAt: BEGUN,
  })
})
beforeEach(async () => {
  fetched = []
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
  delivery = await testDelivery(
    db,
    tenant,
    execution,
    { uid, email: `${uid}@example.org` },
    { sentAt: BEGUN },
  )
})

const call = async (
  provider: HookProvider,
  body: string,
  headers: Record<string, string> = {},
  path = hookPath(SECRET, provider),
) => (await hooks(new Request(`http://localhost${path}`, { method: 'POST', body, headers }), path)).status
const statusNow = async () =>
  (await db.transaction().execute((inside) => contactForChange(inside, tenant, { uid })))?.status
const reportsOf = async (source: string) =>
  (await db.selectFrom('inbox').where('source', '=', source).select('key').execute()).length
const envelope = () => `b+${links.bounce(delivery)}@bounce.example.jp`

describe('Mailgun', () => {
  const signed = (event: Record<string, unknown>, key = 'key-1') => {
    const [timestamp, token] = ['1772355600', 'c'.repeat(50)]
    return JSON.stringify({
      signature: {
        timestamp,
        token,
        signature: createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'),
      },
      'event-data': {
        id: `ev-${uid}`,
        message: { headers: { 'message-id': `d${delivery}.${links.bounce(delivery)}@example.jp` } },
        ...event,
      },
    })
  }
  const failed = (changes: Record<string, unknown> = {}) => ({
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    'delivery-status': {
      code: 550,
      'enhanced-code': '5.1.1',
      message: '5.1.1 The email account does not exist',
    },
    ...changes,
  })

  test('a permanent failure is a hard bounce, once', async () => {
    const before = await reportsOf('mailgun')
    expect(await call('mailgun', signed(failed()))).toBe(200)
    expect(await call('mailgun', signed(failed()))).toBe(200)
    expect(await statusNow()).toBe('bounced')
    expect(await reportsOf('mailgun')).toBe(before + 1)
  })

  test('a temporary one is none, and a complaint is one', async () => {
    await call('mailgun', signed(failed({ severity: 'temporary' })))
    expect(await statusNow()).toBe('subscribed')
    await call('mailgun', signed({ event: 'complained', id: 'other' }))
    expect(await statusNow()).toBe('complained')
  })

  test('forged, cut or empty it is refused', async () => {
    const body = signed(failed())
    expect(await call('mailgun', signed(failed(), 'key-2'))).toBe(401)
    expect(await call('mailgun', body.slice(0, -20))).toBe(401)
    expect(await call('mailgun', '')).toBe(401)
    expect(await call('mailgun', '[]')).toBe(401)
    expect(await call('mailgun', body, {}, `${hookPath(SECRET, 'mailgun')}x`)).toBe(404)
    expect(await call('mailgun', body, {}, '/hooks/mailgun/')).toBe(404)
    expect(await call('mailgun', body, {}, hookPath(SECRET, 'postmark'))).toBe(401)
    expect(await call('mailgun', body, {}, hookPath('ef'.repeat(32), 'mailgun'))).toBe(404)
    expect(await statusNow()).toBe('subscribed')
  })

  test('at the address from before the secret was replaced it is taken', async () => {
    expect(await call('mailgun', signed(failed()), {}, hookPath(OLDER, 'mailgun'))).toBe(200)
    expect(await statusNow()).toBe('bounced')
  })
})

describe('SendGrid', () => {
  const headersFor = (body: string, key = ecdsa.privateKey) => ({
    'x-twilio-email-event-webhook-timestamp': '1772355600',
    'x-twilio-email-event-webhook-signature': createSign('sha256')
      .update(`1772355600${body}`)
      .sign(key, 'base64'),
  })
  const event = (changes: Record<string, unknown>) => ({
    sg_event_id: `sg-${uid}-${String(changes['event'])}`,
    'smtp-id': `<d${delivery}.${links.view(delivery)}@example.jp>`,
    timestamp: 1_772_355_600,
    ...changes,
  })

  test('events of a list are taken, each once; those of other mails are left alone', async () => {
    const body = JSON.stringify([
      event({ event: 'processed' }),
      { ...event({ event: 'bounce', status: '5.1.1' }), sg_event_id: 'x', 'smtp-id': '<other@example.jp>' },
      event({ event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 日本 user unknown' }),
      event({ event: 'bounce', type: 'bounce', status: '5.1.1', reason: 'again' }),
    ])
    expect(await call('sendgrid', body, headersFor(body))).toBe(200)
    expect(await statusNow()).toBe('bounced')
    const row = await db
      .selectFrom('deliveries')
      .where('id', '=', delivery)
      .select(['smtp', 'code'])
      .executeTakeFirst()
    expect(row).toEqual({ smtp: '550 5.1.1 日本 user unknown', code: '5.1.1' })
  })

  test('a block is soft', async () => {
    const body = JSON.stringify([
      event({ event: 'bounce', type: 'blocked', status: '5.7.1', reason: '550 5.7.1 policy' }),
    ])
    await call('sendgrid', body, headersFor(body))
    expect(await statusNow()).toBe('subscribed')
  })

  test('with another key, another body, or no signature it is refused', async () => {
    const body = JSON.stringify([event({ event: 'spamreport' })])
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    expect(await call('sendgrid', body, headersFor(body, other))).toBe(401)
    expect(await call('sendgrid', `${body} `, headersFor(body))).toBe(401)
    expect(await call('sendgrid', body)).toBe(401)
    expect(await statusNow()).toBe('subscribed')
  })
})

test('Postmark is known by its password', async () => {
  const headers = {
    authorization: `Basic ${Buffer.from('otegami:a-long-password-of-tests').toString('base64')}`,
  }
  const body = JSON.stringify({
    RecordType: 'Bounce',
    Type: 'HardBounce',
    ID: count,
    MessageID: 'a',
    Details: 'smtp;550 5.1.1 unknown',
    Metadata: { otegami: links.bounce(delivery) },
  })
  expect(await call('postmark', body)).toBe(401)
  expect(await call('postmark', body, { authorization: 'Basic b3RlZ2FtaTo=' })).toBe(401)
  expect(await statusNow()).toBe('subscribed')
  expect(await call('postmark', body, headers)).toBe(200)
  expect(await statusNow()).toBe('bounced')
  for (const other of ['null', '[]', '"x"', '{"RecordType":"Bounce"}', '{'])
    expect(await call('postmark', other, headers)).toBe(200)
})

describe('Amazon SES', () => {
  const message = (changes: Partial<SnsMessage>, key = rsa.privateKey) => {
    const whole: SnsMessage = {
      Type: 'Notification',
      MessageId: `sns-${uid}`,
      TopicArn: TOPIC,
      Message: '{}',
      Timestamp: '2026-03-02T09:00:00.000Z',
      SignatureVersion: '2',
      Signature: '',
      SigningCertURL: CERTIFICATE,
      ...changes,
    }
    const fields =
      whole.Type === 'Notification'
        ? (['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const)
        : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const)
    const text = fields.map((name) => `${name}\n${whole[name]}\n`).join('')
    return JSON.stringify({ ...whole, Signature: createSign('sha256').update(text).sign(key, 'base64') })
  }
  const bounced = () =>
    JSON.stringify({
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [
          { emailAddress: 'x@example.org', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 unknown' },
        ],
      },
      mail: { source: envelope() },
    })
  const subscription = (address: string): Partial<SnsMessage> => ({
    Type: 'SubscriptionConfirmation',
    Message: 'You have chosen to subscribe',
    Token: 'abc',
    SubscribeURL: address,
  })

  test('a notification is taken once, by the certificate of SNS', async () => {
    const before = await reportsOf('ses')
    expect(await call('ses', message({ Message: bounced() }))).toBe(200)
    expect(await call('ses', message({ Message: bounced() }))).toBe(200)
    expect(await statusNow()).toBe('bounced')
    expect(await reportsOf('ses')).toBe(before + 1)
  })

  test('a complaint, and a bounce that is not for good', async () => {
    const transient = JSON.stringify({
      ...JSON.parse(bounced()),
      bounce: {
        bounceType: 'Transient',
        bounceSubType: 'MailboxFull',
        bouncedRecipients: [{ status: '5.2.2' }],
      },
    })
    expect(await call('ses', message({ Message: transient, MessageId: `a-${uid}` }))).toBe(200)
    expect(await statusNow()).toBe('subscribed')
    const complained = JSON.stringify({
      eventType: 'Complaint',
      complaint: { complaintFeedbackType: 'abuse' },
      mail: { source: envelope() },
    })
    expect(await call('ses', message({ Message: complained, MessageId: `b-${uid}` }))).toBe(200)
    expect(await statusNow()).toBe('complained')
  })

  test('a subscription is confirmed at Amazon, and nowhere else', async () => {
    const address = 'https://sns.ap-northeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc'
    expect(await call('ses', message(subscription(address)))).toBe(200)
    expect(fetched.at(-1)).toBe(address)
    fetched = []
    for (const evil of [
      'http://sns.ap-northeast-1.amazonaws.com/',
      'https://sns.ap-northeast-1.amazonaws.com.evil.example/',
      'https://evil.example/?sns.ap-northeast-1.amazonaws.com',
      'https://sns.ap-northeast-1.amazonaws.com@evil.example/',
      'https://169.254.169.254/latest/meta-data/',
      'https://sns.ap-northeast-1.amazonaws.com:8443/',
    ])
      expect(await call('ses', message(subscription(evil)))).toBe(400)
    expect(fetched).toEqual([])
  })

  test('of another topic, by another key, or with a certificate from elsewhere it is refused', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    expect(await call('ses', message({ Message: bounced(), TopicArn: `${TOPIC}2` }))).toBe(401)
    expect(await call('ses', message({ Message: bounced() }, other))).toBe(401)
    expect(await call('ses', message({ Message: bounced() }).replace('Permanent', 'Permanant'))).toBe(401)
    expect(
      await call('ses', message({ Message: bounced(), SigningCertURL: 'https://evil.example/x.pem' })),
    ).toBe(401)
    expect(await call('ses', '{"Type":"Notification"}')).toBe(400)
    expect(fetched).toEqual([])
    expect(await statusNow()).toBe('subscribed')
  })
})
