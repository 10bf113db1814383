import type { Database } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A mail that waits to be written. */
export interface DueMail {
  id: string
  tenant: Tenant
  workspaceName: string
  kind: string
  submissionId: string | null
  to: string
  subject: string
  body: string
  recordedAt: string
}

/** Records mails; one that is recorded already stays as it is. */
export async function recordMails(
  db: Database,
  { number }: Tenant,
  mails: readonly Omit<DueMail, 'tenant' | 'workspaceName'>[],
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
        recipient: mail.to,
        subject: mail.subject,
        body: mail.body,
        recorded_at: mail.recordedAt,
        written_at: null,
        failed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doNothing())
    .execute()
}

/** Mails of all workspaces that wait, the oldest first, locked until the transaction ends. Those of another process are left to it. */
export async function dueMails(db: Database, limit: number): Promise<DueMail[]> {
  const rows = await db
    .selectFrom('outgoing_mails as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.written_at', 'is', null)
    .where('due.failed_at', 'is', null)
    .orderBy('due.recorded_at')
    .orderBy('due.id')
    .limit(limit)
    .forUpdate('due')
    .skipLocked()
    .select([
      'due.id',
      'due.kind',
      'due.submission_id',
      'due.recipient',
      'due.subject',
      'due.body',
      'due.recorded_at',
      'w.id as workspace',
      'w.number',
      'w.name',
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tenant: tenantOf({ id: row.workspace, number: row.number }),
    workspaceName: row.name,
    kind: row.kind,
    submissionId: row.submission_id,
    to: row.recipient ?? '',
    subject: row.subject ?? '',
    body: row.body ?? '',
    recordedAt: row.recorded_at,
  }))
}

/** Notes what became of a mail; address and text go. */
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
      ...(outcome === 'written' ? { written_at: at } : { failed_at: at }),
    })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}
