import { sql } from 'kysely'
import type { Database, OpenDatabase } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A mail of the product that waits to be sent. */
export interface DueMail {
  id: string
  tenant: Tenant
  workspaceName: string
  kind: string
  submissionId: string | null
  /** Null: the server's own mailbox. */
  senderId: string | null
  /** Null: nobody knows in which its reader reads. */
  language: 'en' | 'ja' | null
  to: string
  subject: string
  body: string
  recordedAt: string
  attempts: number
  /** Attempts of which nobody knows what came, those of processes that are gone included. */
  unknowns: number
}

type NewMail = Pick<
  DueMail,
  'id' | 'kind' | 'submissionId' | 'senderId' | 'language' | 'to' | 'subject' | 'body' | 'recordedAt'
>

/** Records mails; one that is recorded already stays as it is. */
export async function recordMails(
  db: Database,
  { number }: Tenant,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  await db
    .insertInto('outgoing_mails')
    .values(
      mails.map((mail) => ({
        workspace_id: number,
        id: mail.id,
        kind: mail.kind,
        submission_id: mail.submissionId,
        sender_id: mail.senderId,
        language: mail.language,
        recipient: mail.to,
        subject: mail.subject,
        body: mail.body,
        recorded_at: mail.recordedAt,
        written_at: null,
        failed_at: null,
        begun_at: null,
        retry_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doNothing())
    .execute()
}

/**
 * Takes mails of all workspaces whose time has come, the oldest first, and marks them as begun; those of another process are
 * left to it, unless they began before `lostBefore`.
 */
export async function takeDueMails(
  db: OpenDatabase,
  { now, lostBefore, limit }: { now: string; lostBefore: string; limit: number },
): Promise<DueMail[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('outgoing_mails as due')
      .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
      .where('due.written_at', 'is', null)
      .where('due.failed_at', 'is', null)
      .where((eb) => eb.or([eb('due.retry_at', 'is', null), eb('due.retry_at', '<=', now)]))
      .where((eb) => eb.or([eb('due.begun_at', 'is', null), eb('due.begun_at', '<=', lostBefore)]))
      .orderBy('due.recorded_at')
      .orderBy('due.id')
      .limit(limit)
      .forUpdate('due')
      .skipLocked()
      .select([
        'due.id',
        'due.kind',
        'due.submission_id',
        'due.sender_id',
        'due.language',
        'due.recipient',
        'due.subject',
        'due.body',
        'due.recorded_at',
        'due.attempts',
        'due.unknowns',
        'due.begun_at',
        'w.id as workspace',
        'w.number',
        'w.name',
      ])
      .execute()
    if (rows.length > 0)
      await sql`
        update outgoing_mails m set begun_at = ${now}, unknowns = m.unknowns + (m.begun_at is not null)::int
        from unnest(${rows.map(({ number }) => number)}::int4[], ${rows.map(({ id }) => id)}::text[]) as n (workspace_id, id)
        where m.workspace_id = n.workspace_id and m.id = n.id`.execute(transaction)
    return rows.map((row) => ({
      id: row.id,
      tenant: tenantOf({ id: row.workspace, number: row.number }),
      workspaceName: row.name,
      kind: row.kind,
      submissionId: row.submission_id,
      senderId: row.sender_id,
      language: row.language,
      to: row.recipient ?? '',
      subject: row.subject ?? '',
      body: row.body ?? '',
      recordedAt: row.recorded_at,
      attempts: row.attempts,
      unknowns: row.unknowns + (row.begun_at === null ? 0 : 1),
    }))
  })
}

/** When the next mail of any workspace is due that is not under way; undefined where none waits. A mail under way is due once it is lost. */
export async function nextDueMail(
  db: Database,
  { now, lostAfter }: { now: string; lostAfter: number },
): Promise<string | undefined> {
  const at = sql<
    string | null
  >`min(case when due.begun_at is null then coalesce(due.retry_at, ${now}::timestamptz)
    else due.begun_at + ${lostAfter} * interval '1 millisecond' end)`
  const row = await db
    .selectFrom('outgoing_mails as due')
    .where('due.written_at', 'is', null)
    .where('due.failed_at', 'is', null)
    .select(at.as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** Notes that a mail was sent, or can't be; address and text go. */
export async function settleMail(
  db: Database,
  { number }: Tenant,
  id: string,
  outcome: 'written' | 'failed',
  at: string,
): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({
      recipient: null,
      subject: null,
      body: null,
      begun_at: null,
      ...(outcome === 'written' ? { written_at: at } : { failed_at: at }),
    })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}

/** Notes that a mail is tried again. */
export async function postponeMail(
  db: Database,
  { number }: Tenant,
  id: string,
  { retryAt, attempts, unknowns }: { retryAt: string; attempts: number; unknowns: number },
): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ begun_at: null, retry_at: retryAt, attempts, unknowns })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}
