import { sql } from 'kysely'
import type { Contact } from '#api/contacts'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { asBefore } from '#domain/contacts/suppressions'
import { contactStatuses } from '#lib/contact-status'
import { insertEvents } from './contact-events.store.ts'
import { contactSources, foundBy, subscriptionStatuses } from './contact-columns.ts'
import type { Database } from './database.ts'
import { forgetAddresses } from './forget-addresses.ts'
import { forgetAnswers } from './form-submissions.store.ts'
import { rowsOf, type Columns } from './rows-of.ts'
import { keepSuppression, suppressionsOf } from './suppressions.store.ts'
import type { Tenant } from './tenant.ts'

/** A contact with the columns by which it is found. */
type Row = StoredContact & { found: ReturnType<typeof foundBy> }

/** The columns of a contact but for its id. */
const written: Columns<Row> = {
  email: { type: 'text', of: ({ email }) => email },
  name: { type: 'text', of: ({ name }) => name },
  source: { type: 'int2', of: ({ source }) => contactSources.indexOf(source) },
  version: { type: 'int4', of: ({ version }) => version },
  status_at: { type: 'timestamptz', of: ({ statusAt }) => statusAt },
  created_at: { type: 'timestamptz', of: ({ createdAt }) => createdAt },
  updated_at: { type: 'timestamptz', of: ({ updatedAt }) => updatedAt },
  status_reason: { type: 'text', of: ({ statusReason }) => statusReason },
  locale: { type: 'text', of: ({ locale }) => locale },
  timezone: { type: 'text', of: ({ timezone }) => timezone },
  source_ref: { type: 'text', of: ({ sourceRef }) => sourceRef },
  photo: { type: 'text', of: ({ photo }) => photo },
  consent: { type: 'jsonb', of: ({ consent }) => consent },
  props: { type: 'jsonb', of: ({ properties }) => properties },
  match: { type: 'jsonb', of: ({ found }) => found.match },
  dates: { type: 'jsonb', of: ({ found }) => found.dates },
  search: { type: 'text', of: ({ found }) => found.search },
  grams: { type: 'text[]', of: ({ found }) => found.grams },
  draw: { type: 'int8', of: ({ found }) => found.draw },
  status: { type: 'int2', of: ({ found }) => found.status },
}
const columnNames = Object.keys(written)
const columns = sql.join(columnNames.map((name) => sql.ref(name)))
const values = sql.join(columnNames.map((name) => sql.ref(`n.${name}`)))

/** Contacts as rows `n` of a statement, numbered by `place` in the order given. */
const contactRows = (contacts: readonly StoredContact[]) =>
  sql`${rowsOf(
    contacts.map((contact): Row => ({ ...contact, found: foundBy(contact) })),
    { uid: { type: 'text', of: ({ id }) => id }, ...written },
  )} as n`

/** The event with which a contact came to be. */
const originOf = ({ id, source, sourceRef, createdAt }: StoredContact) => ({
  contactId: id,
  type: source === 'import' ? 'contact.imported' : 'contact.created',
  payload: sourceRef === undefined ? {} : { ref: sourceRef },
  source: source === 'manual' || source === 'connection' ? ('system' as const) : source,
  occurredAt: createdAt,
})

/**
 * Adds contacts in the order given, with how they came to be in their history. Who has an address that is taken is left out, and who
 * wanted no more mail when they were deleted gets none; answers the ids of those who were added.
 */
export async function addContacts(
  db: Database,
  tenant: Tenant,
  given: readonly StoredContact[],
): Promise<ReadonlySet<string>> {
  if (given.length === 0) return new Set()
  const suppressed = await suppressionsOf(
    db,
    tenant,
    given.map(({ email }) => email),
  )
  const contacts = given.map((contact) => {
    const before = suppressed.get(contact.email)
    return before ? asBefore(contact, before) : contact
  })
  const { rows } = await sql<{ id: number; uid: string }>`
    insert into contacts (workspace_id, uid, last_event_at, ${columns})
    select ${tenant.number}, n.uid, n.created_at, ${values} from ${contactRows(contacts)} order by n.place
    on conflict (workspace_id, email) do nothing returning id, uid`.execute(db)
  const added = new Map(rows.map(({ id, uid }) => [uid, id]))
  const isAdded = contacts.filter(({ id }) => added.has(id))
  await addSubscriptions(
    db,
    tenant,
    isAdded.map(({ id, subscriptions }) => ({ contact: added.get(id) ?? 0, subscriptions })),
  )
  // They came to be with this event, so it is what last happened to them.
  await insertEvents(db, tenant, isAdded.map(originOf), added)
  return new Set(added.keys())
}

const subscriptionColumns: Columns<Contact['subscriptions'][number] & { contact: number; place: number }> = {
  contact: { type: 'int8', of: ({ contact }) => contact },
  list: { type: 'text', of: ({ mailingListId }) => mailingListId },
  status: { type: 'int2', of: ({ status }) => subscriptionStatuses.indexOf(status) },
  source: { type: 'int2', of: ({ source }) => contactSources.indexOf(source) },
  place_of_contact: { type: 'int2', of: ({ place }) => place },
  at: { type: 'timestamptz', of: ({ updatedAt }) => updatedAt },
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
    select ${number}, n.contact, l.number, n.status, n.source, n.place_of_contact, n.at
    from ${rowsOf(rows, subscriptionColumns)} as n
    join mailing_lists l on l.workspace_id = ${number} and l.id = n.list`.execute(db)
}

/**
 * Writes a contact that was read for it. Where somebody else took its address at the same moment the transaction fails, and
 * is begun again.
 */
export const changeContact = async (db: Database, tenant: Tenant, contact: StoredContact): Promise<void> =>
  changeContacts(db, tenant, [contact])

/** The same of many at once: a few statements, whatever their number. */
export async function changeContacts(
  db: Database,
  tenant: Tenant,
  contacts: readonly StoredContact[],
): Promise<void> {
  if (contacts.length === 0) return
  const changes = columnNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`)
  const { rows: changed } = await sql<{ id: number; uid: string }>`
    update contacts c set ${sql.join(changes)} from ${contactRows(contacts)}
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

/** Deletes a contact. What happened stays, without saying to whom. `now` in ms since 1970. Answers whether there was one. */
export async function deleteContact(
  db: Database,
  tenant: Tenant,
  by: { uid: string } | { email: string },
  now: number,
): Promise<boolean> {
  const { number } = tenant
  const row = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('uid' in by ? 'uid' : 'email', '=', 'uid' in by ? by.uid : by.email)
    .select(['id', 'email', 'status', 'status_at', 'source', 'created_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const status = contactStatuses[row.status]
  const source = contactSources[row.source]
  if (status && source)
    await keepSuppression(
      db,
      tenant,
      {
        email: row.email,
        status,
        statusAt: row.status_at,
        source,
        createdAt: row.created_at,
      },
      now,
    )
  await forgetAnswers(db, tenant, row.id)
  await forgetAddresses(db, tenant, row.id, new Date(now).toISOString())
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
