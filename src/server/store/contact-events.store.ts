import { sql } from 'kysely'
import type { ContactEvent, ContactEventSearch } from '#api/contact-events'
import { eventSources, matchOf } from './contact-columns.ts'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Something that happened, before it has an id. */
export type NewEvent = Omit<ContactEvent, 'id' | 'contact' | 'campaignName'>

/** Rows of one statement: more would be a text that is long to read. */
const ROWS = { most: 5000 } as const

/** The numbers of types of events; a type that never happened before gets one. */
async function typeNumbers(
  db: Database,
  { number }: Tenant,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>()
  const look = async () => {
    const rows = await db
      .selectFrom('event_types')
      .where('workspace_id', '=', number)
      .where('name', 'in', names)
      .select(['id', 'name'])
      .execute()
    for (const { id, name } of rows) known.set(name, id)
  }
  if (names.length === 0) return known
  await look()
  const missing = names.filter((name) => !known.has(name))
  if (missing.length === 0) return known
  await db
    .insertInto('event_types')
    .values(missing.toSorted().map((name) => ({ workspace_id: number, name })))
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doNothing())
    .execute()
  await look()
  return known
}

/** Writes into the history, in the order given, and of contacts when something last happened to them. */
export async function recordEvents(db: Database, tenant: Tenant, events: readonly NewEvent[]): Promise<void> {
  const types = await typeNumbers(db, tenant, [...new Set(events.map(({ type }) => type))])
  const uids = [...new Set(events.flatMap(({ contactId }) => contactId ?? []))]
  const ids = await contactNumbers(db, tenant, uids)
  for (let from = 0; from < events.length; from += ROWS.most) {
    const rows = events.slice(from, from + ROWS.most).map((event) => {
      const { match, dates } = matchOf(event.payload)
      const payload = JSON.stringify(event.payload)
      const asCompared = JSON.stringify(match)
      return {
        contact_id: (event.contactId === null ? undefined : ids.get(event.contactId)) ?? null,
        type: types.get(event.type) ?? 0,
        source: eventSources.indexOf(event.source),
        occurred_at: event.occurredAt,
        visitor_id: event.visitorId ?? null,
        session_id: event.sessionId ?? null,
        campaign_id: event.campaignId ?? null,
        form_id: event.formId ?? null,
        list_id: event.mailingListId ?? null,
        message_id: event.messageId ?? null,
        bot: event.botScore ?? null,
        payload: payload === '{}' ? null : payload,
        match: asCompared === payload ? null : asCompared,
        dates: dates && JSON.stringify(dates),
      }
    })
    await sql`
      insert into events (workspace_id, contact_id, type, source, occurred_at, visitor_id, session_id, campaign_id, form_id, list_id,
        message_id, bot, payload, match, dates)
      select ${tenant.number}, n.contact_id, n.type, n.source, n.occurred_at, n.visitor_id, n.session_id, n.campaign_id, n.form_id, n.list_id,
        n.message_id, n.bot, n.payload::jsonb, n.match::jsonb, n.dates::jsonb
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
        contact_id int8, type int4, source int2, occurred_at timestamptz, visitor_id text, session_id text, campaign_id text, form_id text,
        list_id text, message_id text, bot float8, payload text, match text, dates text))
        with ordinality as n (contact_id, type, source, occurred_at, visitor_id, session_id, campaign_id, form_id, list_id,
          message_id, bot, payload, match, dates, place)
      order by n.place`.execute(db)
  }
  const last = new Map<number, string>()
  for (const { contactId, occurredAt } of events) {
    const id = contactId === null ? undefined : ids.get(contactId)
    if (id !== undefined && occurredAt > (last.get(id) ?? '')) last.set(id, occurredAt)
  }
  if (last.size > 0)
    await sql`
      update contacts c set last_event_at = n.at
      from unnest(${[...last.keys()]}::int8[], ${[...last.values()]}::timestamptz[]) as n (id, at)
      where c.workspace_id = ${tenant.number} and c.id = n.id and c.last_event_at < n.at`.execute(db)
}

/** What contacts are called in the tables, by their ids. */
async function contactNumbers(
  db: Database,
  { number }: Tenant,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .orderBy('id')
    .select(['id', 'uid'])
    // Whoever is deleted meanwhile waits, and takes what is written now along.
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ id, uid }) => [uid, id]))
}

/** As the API names an event. */
const eventId = (id: number) => `evt_${id}`

/** The number in the id of an event; undefined in what is none. */
export const numberOfEvent = (id: string): number | undefined => {
  const [, digits] = /^evt_([1-9]\d{0,14})$/.exec(id) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Events of a workspace with whom they are about, to be narrowed and ordered. */
export const eventRows = (db: Database, { number }: Tenant) =>
  db
    .selectFrom('events as e')
    .innerJoin('event_types as t', (join) =>
      join.onRef('t.id', '=', 'e.type').on('t.workspace_id', '=', number),
    )
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'e.contact_id').on('c.workspace_id', '=', number),
    )
    .where('e.workspace_id', '=', number)
    .select([
      'e.id',
      'e.source',
      'e.occurred_at',
      'e.visitor_id',
      'e.session_id',
      'e.campaign_id',
      'e.form_id',
      'e.list_id',
      'e.message_id',
      'e.bot',
      'e.payload',
      't.name as type',
      'c.uid',
      'c.email',
      'c.name',
    ])

type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number]

/** A row as an event; `namesContact` says of whom it is. */
export const eventOf = (row: EventRow, namesContact: boolean): ContactEvent => ({
  id: eventId(row.id),
  contactId: row.uid,
  ...(row.visitor_id !== null && { visitorId: row.visitor_id }),
  ...(row.session_id !== null && { sessionId: row.session_id }),
  type: row.type,
  payload: row.payload ?? {},
  source: eventSources[row.source] ?? 'system',
  ...(row.campaign_id !== null && { campaignId: row.campaign_id }),
  ...(row.form_id !== null && { formId: row.form_id }),
  ...(row.list_id !== null && { mailingListId: row.list_id }),
  ...(row.message_id !== null && { messageId: row.message_id }),
  occurredAt: row.occurred_at,
  ...(namesContact &&
    row.email !== null && { contact: { email: row.email, ...(row.name !== null && { name: row.name }) } }),
  ...(row.bot !== null && { botScore: row.bot }),
})

/** Events, newest first; of the same moment the one that came later first. One more than `limit` where there are more. */
export async function findEvents(
  db: Database,
  tenant: Tenant,
  { contactId, types, campaignId, code, from, to }: ContactEventSearch,
  after: { occurredAt: string; number: number } | undefined,
  limit: number,
): Promise<ContactEvent[]> {
  const { number } = tenant
  let query = eventRows(db, tenant)
    .orderBy('e.occurred_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
  if (contactId !== undefined)
    query = query.where('e.contact_id', '=', (eb) =>
      eb
        .selectFrom('contacts as one')
        .where('one.workspace_id', '=', number)
        .where('one.uid', '=', contactId)
        .select('one.id'),
    )
  if (types !== undefined && types.length > 0)
    query = query.where('e.type', 'in', (eb) =>
      eb
        .selectFrom('event_types as wanted')
        .where('wanted.workspace_id', '=', number)
        .where('wanted.name', 'in', types)
        .select('wanted.id'),
    )
  if (campaignId !== undefined) query = query.where('e.campaign_id', '=', campaignId)
  if (code !== undefined) query = query.where(sql`e.payload -> 'code'`, '=', sql`to_jsonb(${code}::text)`)
  if (from !== undefined) query = query.where('e.occurred_at', '>=', from)
  if (to !== undefined) query = query.where('e.occurred_at', '<', to)
  if (after)
    query = query.where(
      sql<boolean>`(e.occurred_at, e.id) < (${after.occurredAt}::timestamptz, ${after.number}::int8)`,
    )
  const isOfMany = contactId === undefined
  return (await query.execute()).map((row) => eventOf(row, isOfMany))
}
