import { sql, type Selectable } from 'kysely'
import type { Form } from '#api/forms'
import type { EarlierConsent, FormDraft, PublishedForm } from '#domain/forms/form-edits'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A form without what is counted. */
export interface StoredForm extends FormDraft {
  /** What visitors see, or saw last; null: it was never published. */
  publication: PublishedForm | null
  isPublic: boolean
}

const columns = [
  'f.id',
  'f.name',
  'f.kind',
  'f.fields',
  'f.settings',
  'f.style',
  'f.draft_version',
  'f.is_public',
  'f.version',
  'f.created_at',
  'f.updated_at',
  'f.created_by',
  'f.updated_by',
  'p.version as published_version',
  'p.published_at',
  'p.published_by',
  'p.snapshot',
  'p.earlier_consents',
] as const

type Row = Omit<Selectable<Tables['forms']>, 'workspace_id' | 'place'> & {
  published_version: number | null
  published_at: string | null
  published_by: PublishedForm['publishedBy'] | null
  snapshot: PublishedForm['snapshot'] | null
  earlier_consents: EarlierConsent[] | null
}

const formOf = (row: Row): StoredForm => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  fields: row.fields,
  settings: row.settings,
  style: row.style,
  draftVersion: row.draft_version,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  ...(row.updated_by && { updatedBy: row.updated_by }),
  isPublic: row.is_public,
  publication:
    row.published_version !== null && row.published_at !== null && row.published_by && row.snapshot
      ? {
          version: row.published_version,
          publishedAt: row.published_at,
          publishedBy: row.published_by,
          snapshot: row.snapshot,
          earlierConsents: row.earlier_consents ?? [],
        }
      : null,
})

const columnsOf = (form: FormDraft & { isPublic: boolean }) => ({
  name: form.name,
  kind: form.kind,
  fields: JSON.stringify(form.fields),
  settings: JSON.stringify(form.settings),
  style: JSON.stringify(form.style),
  draft_version: form.draftVersion,
  is_public: form.isPublic,
  version: form.version,
  created_at: form.createdAt,
  updated_at: form.updatedAt,
  created_by: JSON.stringify(form.createdBy),
  updated_by: form.updatedBy ? JSON.stringify(form.updatedBy) : null,
})

const formsWith = (db: Database, { number }: Tenant) =>
  db
    .selectFrom('forms as f')
    .leftJoin('form_publications as p', (join) =>
      join.onRef('p.form_id', '=', 'f.id').on('p.workspace_id', '=', number),
    )
    .where('f.workspace_id', '=', number)
    .select(columns)

/** All forms, in the order in which they were made. */
export async function allForms(db: Database, tenant: Tenant): Promise<StoredForm[]> {
  return (await formsWith(db, tenant).orderBy('f.place').execute()).map(formOf)
}

export async function oneForm(db: Database, tenant: Tenant, id: string): Promise<StoredForm | undefined> {
  const row = await formsWith(db, tenant).where('f.id', '=', id).executeTakeFirst()
  return row && formOf(row)
}

/** One form, locked until the transaction ends. */
export async function formForChange(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredForm | undefined> {
  const row = await formsWith(db, tenant).where('f.id', '=', id).forUpdate('f').executeTakeFirst()
  return row && formOf(row)
}

/** The workspace of a form whose address a visitor opened. */
export async function tenantOfForm(db: Database, id: string): Promise<Tenant | undefined> {
  const row = await db
    .selectFrom('forms as public')
    .innerJoin('workspaces as w', 'w.number', 'public.workspace_id')
    .where('public.id', '=', id)
    .select(['w.id', 'w.number'])
    .executeTakeFirst()
  return row && tenantOf(row)
}

export async function addForm(db: Database, { number }: Tenant, form: FormDraft): Promise<void> {
  await db
    .insertInto('forms')
    .values({ workspace_id: number, id: form.id, ...columnsOf({ ...form, isPublic: false }) })
    .execute()
}

/** Writes a form that was read for it, without its publication. */
export async function changeForm(db: Database, { number }: Tenant, form: StoredForm): Promise<void> {
  await db
    .updateTable('forms')
    .set(columnsOf(form))
    .where('workspace_id', '=', number)
    .where('id', '=', form.id)
    .execute()
}

/** Keeps what is published of a form, in place of what was published before. */
export async function putPublication(
  db: Database,
  { number }: Tenant,
  formId: string,
  { version, publishedAt, publishedBy, snapshot, earlierConsents = [] }: PublishedForm,
): Promise<void> {
  const values = {
    version,
    published_at: publishedAt,
    published_by: JSON.stringify(publishedBy),
    snapshot: JSON.stringify(snapshot),
    earlier_consents: JSON.stringify(earlierConsents),
  }
  await db
    .insertInto('form_publications')
    .values({ workspace_id: number, form_id: formId, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'form_id']).doUpdateSet(values))
    .execute()
}

/** Deletes a form with everything that was sent to it. */
export async function deleteForm(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db.deleteFrom('forms').where('workspace_id', '=', number).where('id', '=', id).execute()
}

/** What is counted of forms, by their ids; of a form that nobody has seen there is nothing. */
export async function formFigures(
  db: Database,
  { number }: Tenant,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, Form['stats']>> {
  if (formIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; views: number; submissions: number; last: string | null }>`
    select form_id as id, sum(views)::int8 as views, sum(submissions)::int8 as submissions, max(last_submission_at) as last
    from form_days where workspace_id = ${number} and form_id = any(${formIds}::text[]) group by form_id`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, views, submissions, last }) => [
      id,
      { views, submissions, ...(last !== null && { lastSubmissionAt: last }) },
    ]),
  )
}

/** The figures of each day of a form from a day on, which is counted from 1970. Days on which nothing happened are missing. */
export const formDays = (
  db: Database,
  { number }: Tenant,
  formId: string,
  from: number,
): Promise<{ day: number; views: number; submissions: number }[]> =>
  db
    .selectFrom('form_days')
    .where('workspace_id', '=', number)
    .where('form_id', '=', formId)
    .where('day', '>=', from)
    .select(['day', 'views', 'submissions'])
    .execute()

/** Adds to the figures of a day of a form, unless it was deleted meanwhile. `lastSubmissionAt`: when the last of the submissions came. */
export async function addFigures(
  db: Database,
  { number }: Tenant,
  formId: string,
  {
    day,
    views = 0,
    submissions = 0,
    lastSubmissionAt = null,
  }: { day: number; views?: number; submissions?: number; lastSubmissionAt?: string | null },
): Promise<void> {
  await sql`
    insert into form_days as d (workspace_id, form_id, day, views, submissions, last_submission_at)
    select ${number}, f.id, ${day}, ${views}, ${submissions}, ${lastSubmissionAt}::timestamptz
    from forms f where f.workspace_id = ${number} and f.id = ${formId}
    on conflict (workspace_id, form_id, day) do update set
      views = d.views + excluded.views,
      submissions = d.submissions + excluded.submissions,
      last_submission_at = greatest(d.last_submission_at, excluded.last_submission_at)`.execute(db)
}
