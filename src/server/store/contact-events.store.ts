import { sql } from 'kysely'
import type { ContactEvent, ContactEventSearch } from '#api/contact-events'
import { segmentEvents } from '#domain/segments/segment-events'
import { eventSources, matchOf } from './contact-columns.ts'
import type { Database } from './database.ts'
import { rowsOf, type Columns } from './rows-of.ts'
import type { Tenant } from './tenant.ts'

/** Something that happened, before it has an id. */
export type NewEvent = Omit<ContactEvent, 'id' | 'contact' | 'campaignName'>

/** Rows of one statement: more would be a text that is long to read. */
const ROWS = { most: 5000 } as const

/** An event with what stands for it in the table. */
interface WrittenEvent {
  event: NewEvent
  contact: number | undefined
  type: number
  payload: NewEvent['payload'] | undefined
  match: ReturnType<typeof matchOf>['match'] | undefined
  dates: ReturnType<typeof matchOf>['dates']
}

const written: Columns<WrittenEvent> = {
  contact_id: { type: 'int8', of: ({ contact }) => contact },
  type: { type: 'int4', of: ({ type }) => type },
  source: { type: 'int2', of: ({ event }) => eventSources.indexOf(event.source) },
  occurred_at: { type: 'timestamptz', of: ({ event }) => event.occurredAt },
  visitor_id: { type: 'text', of: ({ event }) => event.visitorId },
  session_id: { type: 'text', of: ({ event }) => event.sessionId },
  campaign_id: { type: 'text', of: ({ event }) => event.campaignId },
  form_id: { type: 'text', of: ({ event }) => event.formId },
  list_id: { type: 'text', of: ({ event }) => event.mailingListId },
  message_id: { type: 'text', of: ({ event }) => event.messageId },
  bot: { type: 'float8', of: ({ event }) => event.botScore },
  payload: { type: 'jsonb', of: ({ payload }) => payload },
  match: { type: 'jsonb', of: ({ match }) => match },
  dates: { type: 'jsonb', of: ({ dates }) => dates },
}
const columns = sql.join(Object.keys(written).map((name) => sql.ref(name)))
const values = sql.join(Object.keys(written).map((name) => sql.ref(`n.${name}`)))

/** The numbers of types of events; a type that never happened before gets one. */
export async function typeNumbers(
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
  const last = new Map<string, string>()
  for (const { contactId, occurredAt } of events)
    if (contactId !== null && occurredAt > (last.get(contactId) ?? '')) last.set(contactId, occurredAt)
  await insertEvents(db, tenant, events, await contactNumbers(db, tenant, last))
}

/** Writes into the history alone, of contacts whose numbers are known. An event of a contact that is not among them has none. */
export async function insertEvents(
  db: Database,
  tenant: Tenant,
  events: readonly NewEvent[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const types = await typeNumbers(db, tenant, [...new Set(events.map(({ type }) => type))])
  for (let from = 0; from < events.length; from += ROWS.most) {
    const rows = events.slice(from, from + ROWS.most).map((event): WrittenEvent => {
      const { match, dates } = matchOf(event.payload)
      const isEmpty = Object.keys(event.payload).length === 0
      return {
        event,
        contact: event.contactId === null ? undefined : numbers.get(event.contactId),
        type: types.get(event.type) ?? 0,
        payload: isEmpty ? undefined : event.payload,
        match: isEmpty || JSON.stringify(match) === JSON.stringify(event.payload) ? undefined : match,
        dates,
      }
    })
    await sql`
      insert into events (workspace_id, ${columns})
      select ${tenant.number}, ${values} from ${rowsOf(rows, written)} as n order by n.place`.execute(db)
  }
}

/** What contacts are called in the tables, by their ids. Says of each when something last happened to it, where that was before. */
async function contactNumbers(
  db: Database,
  { number }: Tenant,
  last: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, number>> {
  if (last.size === 0) return new Map()
  // Whoever is deleted meanwhile waits, and takes what is written now along.
  const { rows } = await sql<{ id: number; uid: string }>`
    with told as (
      select uid, at from unnest(${[...last.keys()]}::text[], ${[...last.values()]}::timestamptz[]) as n (uid, at)),
    seen as (
      select c.id, c.uid from contacts c
      where c.workspace_id = ${number} and c.uid = any(${[...last.keys()]}::text[]) order by c.id for no key update),
    moved as (
      update contacts c set last_event_at = told.at from seen join told on told.uid = seen.uid
      where c.workspace_id = ${number} and c.id = seen.id and c.last_event_at < told.at)
    select id, uid from seen`.execute(db)
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

/** The event that a page begins behind. */
interface EventPlace {
  occurredAt: string
  number: number
}

/** Events, newest first; of the same moment the one that came later first. One more than `limit` where there are more. */
export async function findEvents(
  db: Database,
  tenant: Tenant,
  { contactId, types, campaignId, code, from, to }: ContactEventSearch,
  after: EventPlace | undefined,
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
  // A build of a segment may write a million at once: the newest of each other type are looked up in its own index (SEG-48).
  if (isOfMany && !types?.length && campaignId === undefined && code === undefined)
    query = query.where(newestOfOtherTypes(tenant, { from, to }, after, limit + 1))
  return (await query.execute()).map((row) => eventOf(row, isOfMany))
}

/** Where the newest events of each type stand that was not worked out from others. */
const newestOfOtherTypes = (
  { number }: Tenant,
  { from, to }: Pick<ContactEventSearch, 'from' | 'to'>,
  after: EventPlace | undefined,
  limit: number,
) => sql<boolean>`(e.occurred_at, e.id) in (
  select n.occurred_at, n.id
  from event_types k cross join lateral (
    select o.occurred_at, o.id from events o
    where o.workspace_id = ${number} and o.type = k.id
      ${from === undefined ? sql`` : sql`and o.occurred_at >= ${from}::timestamptz`}
      ${to === undefined ? sql`` : sql`and o.occurred_at < ${to}::timestamptz`}
      ${after ? sql`and o.occurred_at <= ${after.occurredAt}::timestamptz and (o.occurred_at, o.id) < (${after.occurredAt}::timestamptz, ${after.number}::int8)` : sql``}
    order by o.occurred_at desc, o.id desc limit ${limit}) n
  where k.workspace_id = ${number} and k.name <> all(${Object.values(segmentEvents)}::text[]))`
