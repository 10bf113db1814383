import { sql, type Selectable } from 'kysely'
import type { MailingList } from '#api/mailing-lists'
import { contactStatuses } from '#lib/contact-status'
import { fold } from '#lib/fold-text'
import { standingOn } from '#domain/contacts/contact-rules'
import { subscriptionStatuses } from './contact-columns.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

/** A mailing list without what is counted. */
export type StoredList = Omit<MailingList, 'counts' | 'usedBy'>

const listOf = (row: Selectable<Tables['mailing_lists']>): StoredList => ({
  id: row.id,
  name: row.name,
  ...(row.description !== null && { description: row.description }),
  visibility: row.visibility,
  optIn: row.opt_in,
  isDefault: row.is_default,
  color: row.color,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  ...(row.updated_by && { updatedBy: row.updated_by }),
})

const columnsOf = (list: StoredList) => ({
  name: list.name,
  name_key: fold(list.name),
  description: list.description ?? null,
  visibility: list.visibility,
  opt_in: list.optIn,
  is_default: list.isDefault,
  color: list.color,
  version: list.version,
  created_at: list.createdAt,
  updated_at: list.updatedAt,
  created_by: JSON.stringify(list.createdBy),
  updated_by: list.updatedBy ? JSON.stringify(list.updatedBy) : null,
})

/** All lists, in the order in which they were made. */
export async function allLists(db: Database, { number }: Tenant): Promise<StoredList[]> {
  const rows = await db
    .selectFrom('mailing_lists')
    .where('workspace_id', '=', number)
    .orderBy('number')
    .selectAll()
    .execute()
  return rows.map(listOf)
}

/** One list, locked until the transaction ends. */
export async function listForChange(
  db: Database,
  { number }: Tenant,
  id: string,
): Promise<StoredList | undefined> {
  const row = await db
    .selectFrom('mailing_lists')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && listOf(row)
}

/** Adds a list. Where its name was taken at the same moment the transaction fails, and is begun again. */
export async function addList(db: Database, { number }: Tenant, list: StoredList): Promise<void> {
  await db
    .insertInto('mailing_lists')
    .values({ workspace_id: number, id: list.id, ...columnsOf(list) })
    .execute()
}

/** Writes a list that was read for it; a name that was taken meanwhile fails as above. */
export async function changeList(db: Database, { number }: Tenant, list: StoredList): Promise<void> {
  await db
    .updateTable('mailing_lists')
    .set(columnsOf(list))
    .where('workspace_id', '=', number)
    .where('id', '=', list.id)
    .execute()
}

/** Only one list of a workspace is the default. */
export async function onlyDefault(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db
    .updateTable('mailing_lists')
    .set((eb) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('workspace_id', '=', number)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
}

/** Deletes a list; its contacts stay, without a trace of it. */
export async function deleteList(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db.deleteFrom('mailing_lists').where('workspace_id', '=', number).where('id', '=', id).execute()
}

/** Who is on the lists, by the id of the list: everybody exactly once. */
export async function listCounts(
  db: Database,
  { number }: Tenant,
): Promise<ReadonlyMap<string, MailingList['counts']>> {
  const { rows } = await sql<{ list: string; contact: number; status: number; count: number }>`
    select l.id as list, c.status as contact, s.status, count(*) as count
    from subscriptions s
    join contacts c on c.workspace_id = ${number} and c.id = s.contact_id
    join mailing_lists l on l.workspace_id = ${number} and l.number = s.list_id
    where s.workspace_id = ${number}
    group by l.id, c.status, s.status`.execute(db)
  const counts = new Map<string, MailingList['counts']>()
  for (const { list, contact, status, count } of rows) {
    const [one, own] = [subscriptionStatuses[status], contactStatuses[contact]]
    if (one === undefined || own === undefined) continue
    const all = counts.get(list) ?? { active: 0, pending: 0, unsubscribed: 0, bounced: 0 }
    all[standingOn(own, one)] += count
    counts.set(list, all)
  }
  return counts
}
