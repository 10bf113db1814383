import { sql } from 'kysely'
import type { Contact } from '#api/contacts'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { contactStatuses } from '#lib/contact-status'
import { recordEvents } from './contact-events.store.ts'
import { contactSources, foundBy, subscriptionStatuses } from './contact-columns.ts'
import type { Database } from './database.ts'
import { forgetAddresses } from './forget-addresses.ts'
import { forgetAnswers } from './form-submissions.store.ts'
import type { Tenant } from './tenant.ts'

const columnsOf = (contact: StoredContact) => ({
  email: contact.email,
  name: contact.name ?? null,
  source: contactSources.indexOf(contact.source),
  version: contact.version,
  status_at: contact.statusAt,
  created_at: contact.createdAt,
  updated_at: contact.updatedAt,
  status_reason: contact.statusReason ?? null,
  locale: contact.locale ?? null,
  timezone: contact.timezone ?? null,
  source_ref: contact.sourceRef ?? null,
  photo: contact.photo ?? null,
  consent: contact.consent ? JSON.stringify(contact.consent) : null,
  props: JSON.stringify(contact.properties),
  ...foundBy(contact),
})

/** What `columnsOf` gives, with the types of the columns: many rows go to the database as one text. */
const columnTypes: Readonly<Record<keyof ReturnType<typeof columnsOf>, string>> = {
  email: 'text',
  name: 'text',
  source: 'int2',
  version: 'int4',
  status_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  status_reason: 'text',
  locale: 'text',
  timezone: 'text',
  source_ref: 'text',
  photo: 'text',
  consent: 'text',
  props: 'text',
  match: 'text',
  dates: 'text',
  search: 'text',
  grams: 'text[]',
  draw: 'int8',
  status: 'int2',
}
const jsonColumns: ReadonlySet<string> = new Set(['consent', 'props', 'match', 'dates'])
const columnNames = Object.keys(columnTypes)
const columns = sql.join(columnNames.map((name) => sql.ref(name)))
/** The columns of a row `n` of `rowsOf`, as the table has them. */
const values = columnNames.map((name) =>
  jsonColumns.has(name) ? sql`${sql.ref(`n.${name}`)}::jsonb` : sql.ref(`n.${name}`),
)

/** Contacts as rows `n`, numbered by `place` in the order given. */
function rowsOf(contacts: readonly StoredContact[]) {
  const rows = contacts.map((contact) => ({ uid: contact.id, ...columnsOf(contact) }))
  const types = Object.entries(columnTypes).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql`rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (uid text, ${sql.join(types)}))
    with ordinality as n (uid, ${columns}, place)`
}

/** The event with which a contact came to be. */
const originOf = ({ id, source, sourceRef, createdAt }: StoredContact) => ({
  contactId: id,
  type: source === 'import' ? 'contact.imported' : 'contact.created',
  payload: sourceRef === undefined ? {} : { ref: sourceRef },
  source: source === 'manual' || source === 'connection' ? ('system' as const) : source,
  occurredAt: createdAt,
})

/**
 * Adds contacts in the order given, with how they came to be in their history. Who has an address that is taken is left out;
 * answers the ids of those who were added.
 */
export async function addContacts(
  db: Database,
  tenant: Tenant,
  contacts: readonly StoredContact[],
): Promise<ReadonlySet<string>> {
  if (contacts.length === 0) return new Set()
  const { rows } = await sql<{ id: number; uid: string }>`
    insert into contacts (workspace_id, uid, last_event_at, ${columns})
    select ${tenant.number}, n.uid, n.created_at, ${sql.join(values)} from ${rowsOf(contacts)} order by n.place
    on conflict (workspace_id, email) do nothing returning id, uid`.execute(db)
  const added = new Map(rows.map(({ id, uid }) => [uid, id]))
  const isAdded = contacts.filter(({ id }) => added.has(id))
  await addSubscriptions(
    db,
    tenant,
    isAdded.map(({ id, subscriptions }) => ({ contact: added.get(id) ?? 0, subscriptions })),
  )
  await recordEvents(db, tenant, isAdded.map(originOf))
  return new Set(added.keys())
}

async function addSubscriptions(
  db: Database,
  { number }: Tenant,
  all: readonly { contact: number; subscriptions: Contact['subscriptions'] }[],
): Promise<void> {
  const rows = all.flatMap(({ contact, subscriptions }) =>
    subscriptions.map((one, place) => ({ contact, place, ...one })),
  )
  if (rows.length === 0) return
  // Of a list that was deleted meanwhile nobody is a subscriber.
  await sql`
    insert into subscriptions (workspace_id, contact_id, list_id, status, source, place, updated_at)
    select ${number}, n.contact, l.number, n.status, n.source, n.place, n.at
    from unnest(
      ${rows.map(({ contact }) => contact)}::int8[], ${rows.map((one) => one.mailingListId)}::text[],
      ${rows.map(({ status }) => subscriptionStatuses.indexOf(status))}::int2[],
      ${rows.map(({ source }) => contactSources.indexOf(source))}::int2[],
      ${rows.map(({ place }) => place)}::int2[], ${rows.map(({ updatedAt }) => updatedAt)}::timestamptz[]
    ) as n (contact, list, status, source, place, at)
    join mailing_lists l on l.workspace_id = ${number} and l.id = n.list`.execute(db)
}

/**
 * Writes a contact that was read for it. Where somebody else took its address at the same moment the transaction fails, and
 * is begun again.
 */
export async function changeContact(db: Database, tenant: Tenant, contact: StoredContact): Promise<void> {
  const row = await db
    .updateTable('contacts')
    .set(columnsOf(contact))
    .where('workspace_id', '=', tenant.number)
    .where('uid', '=', contact.id)
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await db
    .deleteFrom('subscriptions')
    .where('workspace_id', '=', tenant.number)
    .where('contact_id', '=', row.id)
    .execute()
  await addSubscriptions(db, tenant, [{ contact: row.id, subscriptions: contact.subscriptions }])
}

/** The same of many at once: a few statements, whatever their number. */
export async function changeContacts(
  db: Database,
  tenant: Tenant,
  contacts: readonly StoredContact[],
): Promise<void> {
  if (contacts.length === 0) return
  const changes = columnNames.map((name, place) => sql`${sql.ref(name)} = ${values[place]}`)
  const { rows: changed } = await sql<{ id: number; uid: string }>`
    update contacts c set ${sql.join(changes)} from ${rowsOf(contacts)}
    where c.workspace_id = ${tenant.number} and c.uid = n.uid
    returning c.id, c.uid`.execute(db)
  await db
    .deleteFrom('subscriptions')
    .where('workspace_id', '=', tenant.number)
    .where('contact_id', '=', sql<number>`any(${changed.map(({ id }) => id)}::int8[])`)
    .execute()
  const ids = new Map(changed.map(({ id, uid }) => [uid, id]))
  await addSubscriptions(
    db,
    tenant,
    contacts.flatMap(({ id, subscriptions }) => {
      const contact = ids.get(id)
      return contact === undefined ? [] : [{ contact, subscriptions }]
    }),
  )
}

/** Deletes a contact. What happened stays, without saying to whom. Answers whether there was one. */
export async function deleteContact(
  db: Database,
  tenant: Tenant,
  by: { uid: string } | { email: string },
): Promise<boolean> {
  const { number } = tenant
  const row = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('uid' in by ? 'uid' : 'email', '=', 'uid' in by ? by.uid : by.email)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  await forgetAnswers(db, tenant, row.id)
  await forgetAddresses(db, tenant, row.id)
  await db.deleteFrom('contacts').where('workspace_id', '=', number).where('id', '=', row.id).execute()
  await db
    .updateTable('events')
    .set({ contact_id: null })
    .where('workspace_id', '=', number)
    .where('contact_id', '=', row.id)
    .execute()
  return true
}

/** Whether the workspace has a contact of that id. */
export async function hasContact(db: Database, { number }: Tenant, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('uid', '=', uid)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Columns that a contact is shown by. */
export const shownColumns = [
  'c.id',
  'c.uid',
  'c.email',
  'c.name',
  'c.status',
  'c.source',
  'c.score',
  'c.version',
  'c.status_at',
  'c.created_at',
  'c.updated_at',
  'c.last_event_at',
  'c.status_reason',
  'c.locale',
  'c.timezone',
  'c.source_ref',
  'c.photo',
  'c.consent',
  'c.props',
] as const

/** A contact as it is stored, locked until the transaction ends: nobody else changes it meanwhile. */
export async function contactForChange(
  db: Database,
  tenant: Tenant,
  by: { uid: string } | { email: string },
): Promise<StoredContact | undefined> {
  const [contact] = await contactsForChange(
    db,
    tenant,
    'uid' in by ? 'uid' : 'email',
    'uid' in by ? [by.uid] : [by.email],
  )
  return contact
}

/** The same of many, always locked in the order in which they came, so that two imports don't wait for each other. */
export async function contactsForChange(
  db: Database,
  tenant: Tenant,
  column: 'uid' | 'email',
  values: readonly string[],
): Promise<StoredContact[]> {
  const rows = await db
    .selectFrom('contacts as c')
    .where('c.workspace_id', '=', tenant.number)
    .where(`c.${column}`, '=', sql<string>`any(${values}::text[])`)
    .orderBy('c.id')
    .select(shownColumns)
    .forUpdate()
    .execute()
  return storedOf(db, tenant, rows)
}

/** A row of `shownColumns`. */
export interface ShownRow {
  id: number
  uid: string
  email: string
  name: string | null
  status: number
  source: number
  score: number
  version: number
  status_at: string
  created_at: string
  updated_at: string
  last_event_at: string
  status_reason: string | null
  locale: string | null
  timezone: string | null
  source_ref: string | null
  photo: string | null
  consent: NonNullable<Contact['consent']> | null
  props: Contact['properties']
}

/** Rows as contacts, with their subscriptions, in the same order. */
export async function storedOf(
  db: Database,
  { number }: Tenant,
  rows: readonly ShownRow[],
): Promise<StoredContact[]> {
  if (rows.length === 0) return []
  const all = await db
    .selectFrom('subscriptions as s')
    .innerJoin('mailing_lists as l', (join) =>
      join.onRef('l.number', '=', 's.list_id').on('l.workspace_id', '=', number),
    )
    .where('s.workspace_id', '=', number)
    .where('s.contact_id', '=', sql<number>`any(${rows.map(({ id }) => id)}::int8[])`)
    .orderBy('s.place')
    .select(['s.contact_id', 'l.id', 's.status', 's.source', 's.updated_at'])
    .execute()
  const byContact = Map.groupBy(all, (one) => one.contact_id)
  return rows.map((row) => ({
    id: row.uid,
    email: row.email,
    status: contactStatuses[row.status] ?? 'blocked',
    ...(row.status_reason !== null && { statusReason: row.status_reason }),
    statusAt: row.status_at,
    ...(row.name !== null && { name: row.name }),
    ...(row.locale !== null && { locale: row.locale }),
    ...(row.timezone !== null && { timezone: row.timezone }),
    ...(row.photo !== null && { photo: row.photo }),
    properties: row.props,
    subscriptions: (byContact.get(row.id) ?? []).map((one) => ({
      mailingListId: one.id,
      status: subscriptionStatuses[one.status] ?? 'unsubscribed',
      source: contactSources[one.source] ?? 'api',
      updatedAt: one.updated_at,
    })),
    source: contactSources[row.source] ?? 'api',
    ...(row.source_ref !== null && { sourceRef: row.source_ref }),
    ...(row.consent && { consent: row.consent }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  }))
}
