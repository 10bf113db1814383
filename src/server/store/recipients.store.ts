import { sql } from 'kysely'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { whoFits, type SearchContext } from './contact-search.store.ts'
import { shownColumns, storedOf } from './contacts.store.ts'
import type { Database } from './database.ts'
import { deliveryStates } from './deliveries.tables.ts'
import type { Tenant } from './tenant.ts'

/** A contact as mails see it. */
export type MailedContact = StoredContact & { segmentIds: readonly string[] }

/** Contacts by their numbers, as they are now, with the segments that parts of their mail are shown by. */
export async function mailedContacts(
  db: Database,
  tenant: Tenant,
  numbers: readonly number[],
  shownBy: { segmentIds: readonly string[]; search: SearchContext } | undefined,
): Promise<ReadonlyMap<number, MailedContact>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('contacts as c')
    .where('c.workspace_id', '=', tenant.number)
    .where('c.id', '=', sql<number>`any(${numbers}::int8[])`)
    .select(shownColumns)
    .execute()
  const stored = await storedOf(db, tenant, rows)
  const segmentIds = shownBy?.segmentIds ?? []
  const fits = shownBy
    ? await whoFits(
        db,
        tenant,
        stored.map(({ id }) => id),
        segmentIds.map((segmentId) => ({ id: '', kind: 'segment' as const, op: 'in' as const, segmentId })),
        { ...shownBy.search, members: undefined },
      )
    : new Map<string, boolean[]>()
  return new Map(
    stored.map((contact, place) => {
      const isIn = fits.get(contact.id) ?? []
      return [
        rows[place]?.id ?? 0,
        { ...contact, segmentIds: segmentIds.filter((_, at) => isIn[at] === true) },
      ]
    }),
  )
}

/** Which of these contacts, by their numbers, got another campaign since a time, or are getting one at this moment (CAM-18). */
export async function mailedByOthers(
  db: Database,
  { number }: Tenant,
  numbers: readonly number[],
  { campaignId, since }: { campaignId: string; since: string },
): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct d.contact_id as id from deliveries d
    join executions e on e.workspace_id = ${number} and e.number = d.execution_id
    where d.workspace_id = ${number} and d.contact_id = any(${numbers}::int8[]) and e.campaign_id <> ${campaignId}
      and (d.sent_at >= ${since}::timestamptz or d.state = ${sql.lit(deliveryStates.indexOf('begun'))})`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
