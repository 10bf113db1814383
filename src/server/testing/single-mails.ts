import { beforeEach, expect } from 'vitest'
import * as v from 'valibot'
import type { ContactStatus } from '#api/contacts'
import type { TransactionalSend } from '#api/transactional'
import { MINUTE } from '#lib/duration'
import { newDkimKey } from '#server/domains/dkim-keys'
import { createLateMails } from '#server/mail/late-mails'
import type { OutgoingMail, SendOutcome } from '#server/mail/transport'
import { addContacts } from '#server/store/contacts.store'
import { addSigningKey } from '#server/store/domains.store'
import { placeOf } from '#server/store/members.store'
import { sendDueMessages } from '#server/transactional/send-messages'
import { patientClock } from './patient-clock.ts'
import { testDatabase } from './test-database.ts'
import { testPorts } from './test-ports.ts'
import { addVerifiedSender } from './test-sender.ts'
import { seedTwo, testServer } from './test-server.ts'

const BEGUN = '2026-01-01T00:00:00.000Z'
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
/** What a call that sends a mail, or makes something, answers with. */
export const Accepted = v.object({ id: v.string() })

/** A contact of tests of single mails. */
export const mailedContact = (id: string, status: ContactStatus) => ({
  id,
  email: `${id}@mail.example`,
  status,
  statusAt: BEGUN,
  properties: {},
  source: 'api' as const,
  subscriptions: [],
  createdAt: BEGUN,
  updatedAt: BEGUN,
  version: 1,
})

export const to = (...emails: string[]) => ({ to: emails.map((email) => ({ email })) })

let keys = 0
/** A single mail that may be sent, each with a key of its own. */
export const mail = (changes: Partial<TransactionalSend> = {}): TransactionalSend => ({
  kind: 'transactional',
  to: [{ email: 'Yuki@Mail.example', name: '雪' }],
  senderId: 'snd_one',
  subject: 'ご注文ありがとうございます',
  html: '<p>発送しました。</p>',
  idempotencyKey: `key_${(keys += 1)}`,
  ...changes,
})

/** What tests of single mails share: two workspaces with a sender each, and a worker whose mail server says what a test wants. */
export async function singleMails() {
  const db = await testDatabase()
  const server = testServer(db)
  const { seal } = testPorts()
  await seedTwo(db)
  const place = await placeOf(db, 'ws_one', undefined)
  const other = await placeOf(db, 'ws_two', undefined)
  if (!place || !other) throw new Error('There is no workspace.')
  const one = place.tenant
  await addVerifiedSender(db, one, 'snd_one')
  await addVerifiedSender(db, other.tenant, 'snd_two')
  const key = await newDkimKey(seal, '0123456789abcdef0123')
  await addSigningKey(db, one, 'snd-one.example', key, BEGUN)
  await addContacts(db, one, [
    mailedContact('con_reader', 'subscribed'),
    mailedContact('con_bounced', 'bounced'),
    mailedContact('con_left', 'unsubscribed'),
  ])

  const sent: OutgoingMail[] = []
  let outcomes: (SendOutcome | Promise<SendOutcome>)[] = []
  beforeEach(() => {
    sent.length = 0
    outcomes = []
    server.turn(2 * MINUTE)
  })

  /** An access token is good for five minutes, and time flies here. */
  const as = async (account: string) => (await server.signIn(account)).token
  const post = async (body: unknown) =>
    server.json('/v1/transactional/send', {
      method: 'POST',
      token: await as('acc_member'),
      workspace: 'ws_one',
      body,
    })
  const send = async (changes: Partial<TransactionalSend> = {}) =>
    v.parse(Accepted, (await post(mail(changes))).value).id
  const statusOf = async (id: string, workspace = 'ws_one', account = 'acc_member') =>
    server.json(`/v1/transactional/send/${id}/status`, { token: await as(account), workspace })
  const courseOf = async (id: string) => {
    const { recipients } = v.parse(Status, (await statusOf(id)).value)
    return recipients.map(({ events }) => events.map(({ type }) => type))
  }

  const { clock, fallSilent } = patientClock(server)
  const late = createLateMails(clock, (error) => expect.fail(String(error)))
  /** A worker comes by. */
  const work = async (
    say: (one: OutgoingMail) => SendOutcome | Promise<SendOutcome> = () =>
      outcomes.shift() ?? { kind: 'sent', code: 250 },
  ) =>
    sendDueMessages({
      db,
      clock: server.clock,
      seal,
      mailing: {
        transport: {
          connections: 2,
          async send(one) {
            sent.push(one)
            return say(one)
          },
          hangUp: () => undefined,
          close: async () => undefined,
        },
        late,
        links: server.links,
        linkUrl: 'http://localhost',
      },
    })
  return {
    db,
    server,
    one,
    /** The DNS record of the key that signs. */
    record: `v=DKIM1; k=rsa; p=${key.publicKey}`,
    /** What was sent since the test began. */
    sent,
    /** What the mail server says to the next mails, one after the other. */
    answer: (...next: typeof outcomes) => void (outcomes = next),
    as,
    post,
    send,
    statusOf,
    courseOf,
    fallSilent,
    late,
    work,
  }
}
