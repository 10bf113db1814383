import { sql } from 'kysely'
import type { FormSubmission, SubmissionQuery } from '#api/forms'
import { textOfValues, type SubmissionPosition } from '#domain/forms/submission-rules'
import { fold } from '#lib/fold-text'
import type { Database } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A submission with what only the backend knows of it. */
export interface StoredSubmission extends FormSubmission {
  /** What the visitor's page calls it. */
  submissionId: string
  /** The lists that it asks for. */
  lists: readonly string[]
  /** The words that were agreed to; null: nothing was. */
  consentNote: string | null
}

/** Adds submissions. One that the form has already taken fails, and its transaction is begun again. */
export async function addSubmissions(
  db: Database,
  { number }: Tenant,
  submissions: readonly StoredSubmission[],
): Promise<void> {
  if (submissions.length === 0) return
  const rows = submissions.map((one) => ({
    id: one.id,
    form_id: one.formId,
    submission_id: one.submissionId,
    form_version: one.formVersion,
    contact: one.contactId,
    answers: JSON.stringify(one.values),
    search: fold(textOfValues(one.values)),
    status: one.status,
    source: JSON.stringify(one.source),
    bot_score: one.botScore ?? null,
    is_test: one.isTest ?? false,
    lists: one.lists,
    consent_note: one.consentNote,
    submitted_at: one.submittedAt,
  }))
  await sql`
    insert into form_submissions (workspace_id, id, form_id, submission_id, form_version, contact_id, answers, search, status, source,
      bot_score, is_test, lists, consent_note, submitted_at)
    select ${number}, n.id, n.form_id, n.submission_id, n.form_version, c.id, n.answers::jsonb, n.search, n.status, n.source::jsonb,
      n.bot_score, n.is_test, n.lists, n.consent_note, n.submitted_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id text, form_id text, submission_id text, form_version int4, contact text,
      answers text, search text, status text, source text, bot_score float8, is_test boolean, lists text[], consent_note text,
      submitted_at timestamptz)
    left join contacts c on c.workspace_id = ${number} and c.uid = n.contact`.execute(db)
}

const select = (db: Database, { number }: Tenant) =>
  db
    .selectFrom('form_submissions as s')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 's.contact_id').on('c.workspace_id', '=', number),
    )
    .where('s.workspace_id', '=', number)
    .select([
      's.id',
      's.form_id',
      's.submission_id',
      's.form_version',
      's.answers',
      's.status',
      's.source',
      's.bot_score',
      's.is_test',
      's.lists',
      's.consent_note',
      's.submitted_at',
      'c.uid',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const submissionOf = (row: Row): FormSubmission => ({
  id: row.id,
  formId: row.form_id,
  formVersion: row.form_version,
  contactId: row.uid,
  values: row.answers,
  status: row.status,
  source: row.source,
  ...(row.bot_score !== null && { botScore: row.bot_score }),
  ...(row.is_test && { isTest: true }),
  submittedAt: row.submitted_at,
})

const storedOf = (row: Row): StoredSubmission => ({
  ...submissionOf(row),
  submissionId: row.submission_id,
  lists: row.lists,
  consentNote: row.consent_note,
})

/** What the filter finds of a form, newest first; of the same moment the larger id first. At most `limit`. */
export async function findSubmissions(
  db: Database,
  tenant: Tenant,
  formId: string,
  { q = '', status, from, to }: Pick<SubmissionQuery, 'q' | 'status' | 'from' | 'to'>,
  { after, limit }: { after?: SubmissionPosition | undefined; limit: number },
): Promise<FormSubmission[]> {
  const text = fold(q).trim()
  let query = select(db, tenant)
    .where('s.form_id', '=', formId)
    .orderBy('s.submitted_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
  if (status !== undefined) query = query.where('s.status', '=', status)
  if (from !== undefined) query = query.where('s.submitted_at', '>=', new Date(from).toISOString())
  if (to !== undefined) query = query.where('s.submitted_at', '<', new Date(to).toISOString())
  if (text !== '') query = query.where('s.search', 'like', `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  if (after)
    query = query.where(
      sql<boolean>`(s.submitted_at, s.id) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::text)`,
    )
  return (await query.execute()).map(submissionOf)
}

/** The submission that a visitor's page has sent before under this id. */
export async function submissionSentAs(
  db: Database,
  tenant: Tenant,
  formId: string,
  submissionId: string,
): Promise<StoredSubmission | undefined> {
  const row = await select(db, tenant)
    .where('s.form_id', '=', formId)
    .where('s.submission_id', '=', submissionId)
    .executeTakeFirst()
  return row && storedOf(row)
}

/** The workspace of a submission that a confirmation link names. */
export async function tenantOfSubmission(db: Database, id: string): Promise<Tenant | undefined> {
  const row = await db
    .selectFrom('form_submissions as named')
    .innerJoin('workspaces as w', 'w.number', 'named.workspace_id')
    .where('named.id', '=', id)
    .select(['w.id', 'w.number'])
    .executeTakeFirst()
  return row && tenantOf(row)
}

export async function oneSubmission(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredSubmission | undefined> {
  const row = await select(db, tenant).where('s.id', '=', id).executeTakeFirst()
  return row && storedOf(row)
}

/** Confirms a submission that waits for it; false where it does not wait, because it was confirmed at the same moment. */
export async function confirmSubmission(db: Database, { number }: Tenant, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('form_submissions')
    .set({ status: 'confirmed' })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .where('status', '=', 'pending_opt_in')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes what a contact sent, which is about to be deleted: that something was sent stays, and counts. */
export async function forgetAnswers(db: Database, { number }: Tenant, contact: number): Promise<void> {
  await db
    .updateTable('form_submissions')
    .set({ answers: '{}', search: '', source: '{}', consent_note: null, contact_id: null })
    .where('workspace_id', '=', number)
    .where('contact_id', '=', contact)
    .execute()
}
