import { sql } from 'kysely'
import * as v from 'valibot'
import type { TransactionalSend } from '#api/transactional'
import type { SendStep } from '#domain/transactional/send-status'
import type { Database, OpenDatabase } from './database.ts'
import { deliveryStates } from './deliveries.tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

const state = (name: (typeof deliveryStates)[number]) => deliveryStates.indexOf(name)

const MessageMail = v.strictObject({
  from: v.strictObject({ address: v.string(), name: v.optional(v.string()) }),
  /** The domain that signs, and takes what comes back. */
  domainName: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  html: v.optional(v.string()),
  amp: v.optional(v.string()),
  text: v.string(),
  /** Its Message-ID, where that has to be known before it is sent. */
  messageId: v.optional(v.string()),
})
/** A mail to single people as all of them get it. */
export type MessageMail = v.InferOutput<typeof MessageMail>

interface Recipient {
  email: string
  name?: string | undefined
  /** The id of the contact with this address. */
  contactId: string | undefined
  /** Why it is sent nothing. */
  rejected?: string | undefined
}

export interface NewMessage {
  id: string
  kind: TransactionalSend['kind']
  idempotencyKey: string
  /** By which a repeated call is told from another one with the same key. */
  requestHash: string
  mail: MessageMail
  campaignId: string | undefined
  tags: readonly string[]
  to: readonly Recipient[]
  createdAt: string
  createdBy: { id: string; name: string; email: string }
}

/** What was sent under a key before. */
export async function messageSentAs(
  db: Database,
  { number }: Tenant,
  idempotencyKey: string,
): Promise<{ id: string; requestHash: string | null } | undefined> {
  return db
    .selectFrom('messages')
    .where('workspace_id', '=', number)
    .where('idempotency_key', '=', idempotencyKey)
    .select(['id', 'request_hash as requestHash'])
    .executeTakeFirst()
}

/**
 * When the mail was asked for that is so many back from the newest one by `now`; undefined where there are not so many. What a clock
 * has dated later that was set back since does not count.
 */
export async function messageTimeBack(
  db: Database,
  { number }: Tenant,
  { back, now }: { back: number; now: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .where('workspace_id', '=', number)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .offset(back - 1)
    .limit(1)
    .select('created_at')
    .executeTakeFirst()
  return row?.created_at
}

/** Adds a mail. Where its key was used at the same moment the transaction fails, and is begun again. */
export async function addMessage(db: Database, { number }: Tenant, message: NewMessage): Promise<void> {
  const row = await db
    .insertInto('messages')
    .values({
      workspace_id: number,
      id: message.id,
      kind: message.kind,
      idempotency_key: message.idempotencyKey,
      request_hash: message.requestHash,
      // Nobody is to get it: its text is over at once.
      mail: message.to.every(({ rejected }) => rejected !== undefined) ? null : JSON.stringify(message.mail),
      campaign_id: message.campaignId ?? null,
      tags: [...message.tags],
      created_by: JSON.stringify(message.createdBy),
      created_at: message.createdAt,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  const recipients = await db
    .insertInto('message_recipients')
    .values(({ selectFrom }) =>
      message.to.map(({ email, name, contactId, rejected }, place) => ({
        workspace_id: number,
        message_number: row.number,
        place,
        contact_id:
          contactId === undefined
            ? null
            : selectFrom('contacts')
                .where('workspace_id', '=', number)
                .where('uid', '=', contactId)
                .select('contacts.id'),
        email,
        name: name ?? null,
        provider: email.slice(email.lastIndexOf('@') + 1),
        state: state(rejected === undefined ? 'todo' : 'skipped'),
      })),
    )
    .returning(['id', 'place'])
    .execute()
  const steps = recipients.flatMap(({ id, place }) => {
    const rejected = message.to[place]?.rejected
    const at = message.createdAt
    return [
      { recipient: id, type: 'queued' as const, at },
      ...(rejected === undefined ? [] : [{ recipient: id, type: 'rejected' as const, at, reason: rejected }]),
    ]
  })
  await addMessageEvents(db, number, steps)
}

/** Notes what happened to the mail of recipients. */
async function addMessageEvents(
  db: Database,
  number: number,
  steps: readonly { recipient: number; type: SendStep['type']; at: string; reason?: string }[],
): Promise<void> {
  if (steps.length === 0) return
  await db
    .insertInto('message_events')
    .values(
      steps.map(({ recipient, type, at, reason }) => ({
        workspace_id: number,
        recipient_id: recipient,
        type,
        at,
        reason: reason ?? null,
      })),
    )
    .execute()
}

/** The same of one recipient. */
export const noteMessage = async (
  db: Database,
  { number }: Tenant,
  recipient: number,
  step: { type: SendStep['type']; at: string; reason?: string },
): Promise<void> => addMessageEvents(db, number, [{ recipient, ...step }])

/** What happened to a mail, by its recipients in their order; undefined where there is no such mail. */
export async function messageSteps(
  db: Database,
  { number }: Tenant,
  id: string,
): Promise<{ id: string; createdAt: string; to: { email: string; steps: SendStep[] }[] } | undefined> {
  const message = await db
    .selectFrom('messages')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .select(['number', 'created_at'])
    .executeTakeFirst()
  if (!message) return undefined
  const rows = await db
    .selectFrom('message_recipients as r')
    .leftJoin('message_events as e', (join) =>
      join.onRef('e.recipient_id', '=', 'r.id').on('e.workspace_id', '=', number),
    )
    .where('r.workspace_id', '=', number)
    .where('r.message_number', '=', message.number)
    .orderBy('r.place')
    .orderBy('e.id')
    .select(['r.id', 'r.email', 'e.type', 'e.at', 'e.reason'])
    .execute()
  const to = [...Map.groupBy(rows, (row) => row.id).values()].map((own) => ({
    email: own[0]?.email ?? '',
    steps: own.flatMap(({ type, at, reason }): SendStep[] =>
      type === null || at === null ? [] : [{ type, at: Date.parse(at), ...(reason !== null && { reason }) }],
    ),
  }))
  return { id, createdAt: message.created_at, to }
}

/** A recipient whose mail is due. */
export interface DueRecipient {
  id: number
  tenant: Tenant
  messageId: string
  place: number
  kind: TransactionalSend['kind']
  mail: MessageMail
  email: string | null
  name: string | null
  /** The id of the contact. */
  contactId: string | null
  attempts: number
  unknowns: number
  /** Whether this is its first attempt. */
  isFirst: boolean
  createdAt: string
  createdBy: { id: string; name: string; email: string } | null
}

/**
 * Takes recipients of all workspaces whose mail is due, the oldest first, and marks their conversations as begun; those of other
 * processes are left to them, unless they began before `lostBefore`.
 */
export async function takeDueRecipients(
  db: OpenDatabase,
  { now, lostBefore, limit }: { now: string; lostBefore: string; limit: number },
): Promise<DueRecipient[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('message_recipients as due')
      .innerJoin('messages as m', (join) =>
        join.onRef('m.number', '=', 'due.message_number').onRef('m.workspace_id', '=', 'due.workspace_id'),
      )
      .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
      .leftJoin('contacts as c', (join) =>
        join.onRef('c.id', '=', 'due.contact_id').onRef('c.workspace_id', '=', 'due.workspace_id'),
      )
      .where('due.state', 'in', [state('todo'), state('begun'), state('deferred')])
      .where((eb) =>
        eb.or([
          eb('due.state', '=', state('todo')),
          eb.and([eb('due.state', '=', state('deferred')), eb('due.retry_at', '<=', now)]),
          eb.and([eb('due.state', '=', state('begun')), eb('due.begun_at', '<=', lostBefore)]),
        ]),
      )
      .orderBy('due.id')
      .limit(limit)
      .forUpdate('due')
      .skipLocked()
      .select([
        'due.id',
        'due.place',
        'due.state',
        'due.email',
        'due.name',
        'due.attempt',
        'due.unknowns',
        'due.begun_at',
        'm.id as messageId',
        'm.kind',
        'm.mail',
        'm.created_at as createdAt',
        'm.created_by as createdBy',
        'w.id as workspace',
        'w.number',
        'c.uid',
      ])
      .execute()
    if (rows.length > 0)
      await sql`
        update message_recipients r set state = ${state('begun')}, begun_at = ${now},
          unknowns = r.unknowns + (r.state = ${state('begun')})::int
        from unnest(${rows.map(({ number }) => number)}::int4[], ${rows.map(({ id }) => id)}::int8[]) as n (workspace_id, id)
        where r.workspace_id = n.workspace_id and r.id = n.id`.execute(transaction)
    return rows.map((row) => ({
      id: row.id,
      tenant: tenantOf({ id: row.workspace, number: row.number }),
      messageId: row.messageId,
      place: row.place,
      kind: row.kind,
      mail: v.parse(MessageMail, row.mail),
      email: row.email,
      name: row.name,
      contactId: row.uid,
      attempts: row.attempt,
      unknowns: row.unknowns + (row.state === state('begun') ? 1 : 0),
      isFirst: row.begun_at === null,
      createdAt: row.createdAt,
      createdBy: row.createdBy,
    }))
  })
}

/** What became of an attempt. */
export interface RecipientOutcome {
  state: 'sent' | 'failed' | 'deferred'
  attempts: number
  unknowns: number
  retryAt?: string
  sentAt?: string
  /** What the mail server said. */
  smtp?: string
  /** The enhanced status code of a refusal. */
  code?: string
}

/** Writes what became of an attempt. False where the mail is another process's by now. */
export async function settleRecipient(
  db: Database,
  { number }: Tenant,
  { id, begunAt }: { id: number; begunAt: string },
  outcome: RecipientOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_recipients')
    .set({
      state: state(outcome.state),
      attempt: outcome.attempts,
      unknowns: outcome.unknowns,
      retry_at: outcome.retryAt ?? null,
      sent_at: outcome.sentAt ?? null,
      smtp: outcome.smtp?.slice(0, 500) ?? null,
      code: outcome.code ?? null,
    })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .where('state', '=', state('begun'))
    .where('begun_at', '=', begunAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets the text of mails that are over for all of their recipients, and the addresses with it stay for the status. */
export async function forgetMailText(db: Database, { number }: Tenant, messageId: string): Promise<void> {
  // Of the conversations of two recipients that end at once neither would see that the other one is over.
  await db
    .selectFrom('messages')
    .where('workspace_id', '=', number)
    .where('id', '=', messageId)
    .select('number')
    .forUpdate()
    .execute()
  await sql`
    update messages m set mail = null where m.workspace_id = ${number} and m.id = ${messageId} and not exists (
      select 1 from message_recipients r where r.workspace_id = ${number} and r.message_number = m.number
        and r.state in (${state('todo')}, ${state('begun')}, ${state('deferred')}))`.execute(db)
}
