import { sql } from 'kysely'
import type { PropertyType } from '#api/schemas'
import { systemProperties } from '#domain/schemas/system-properties'
import type { OpenDatabase } from '#server/store/database'
import { makeEventMonths } from '#server/store/event-months'
import { addList } from '#server/store/mailing-lists.store'
import { putSchema } from '#server/store/schemas.store'
import type { Tenant } from '#server/store/tenant'

/** How large a world is made. */
export interface LargeWorld {
  contacts: number
  /** Of each contact, on the average. */
  eventsEach: number
  /** What its times count back from, in ms since 1970. */
  now: number
}

/** Events are of so many days, which lie in so many months besides this one. */
const EVENTS = { days: 400, months: 14 } as const

/** So many rows are made by one statement, which keeps what a statement holds in memory small. */
const PART = 250_000

/** Names as they are shown, and how they are read in an address; a sixteenth of the people has each. */
const families = [
  ['佐藤', 'sato'],
  ['鈴木', 'suzuki'],
  ['高橋', 'takahashi'],
  ['田中', 'tanaka'],
  ['伊藤', 'ito'],
  ['渡辺', 'watanabe'],
  ['山本', 'yamamoto'],
  ['中村', 'nakamura'],
  ['Miller', 'miller'],
  ['Davies', 'davies'],
  ['Novak', 'novak'],
  ['Costa', 'costa'],
  ['Okafor', 'okafor'],
  ['Larsen', 'larsen'],
  ['Moreau', 'moreau'],
  ['Kim', 'kim'],
] as const
const givens = [
  ['花子', 'hanako'],
  ['太郎', 'taro'],
  ['陽菜', 'hina'],
  ['蓮', 'ren'],
  ['Anna', 'anna'],
  ['Ben', 'ben'],
  ['Mei', 'mei'],
  ['Tom', 'tom'],
  ['Lucia', 'lucia'],
  ['Ivan', 'ivan'],
  ['Grace', 'grace'],
] as const

/** A number from 0 to below `most` that a row's number is turned into; another one for each salt. */
const among = (number: string, salt: number, most: number) =>
  `(((((${number}) * 2654435761 + ${salt} * 40503) # (((${number}) + ${salt} * 7919) >> 7)) & 2147483647) % ${most})::int4`

const oneOf = (values: readonly string[], place: string) =>
  `(array[${values.map((value) => `'${value}'`).join()}])[1 + ${place}]`

/**
 * Fills a workspace that is empty with contacts, their subscriptions of ten lists and their events, by statements of SQL, as
 * what is measured and explained is how they are asked, not how they came. Shares are those of a usual workspace.
 */
export async function fillLargeWorld(
  db: OpenDatabase,
  tenant: Tenant,
  { contacts, eventsEach, now }: LargeWorld,
): Promise<void> {
  const { number } = tenant
  const at = new Date(now).toISOString()
  const run = (text: string) => sql.raw(text).execute(db)
  for (let place = 0; place < 10; place += 1)
    await addList(db, tenant, {
      id: `lst_${place}`,
      name: `List ${place}`,
      visibility: 'public',
      optIn: 'single',
      isDefault: place === 0,
      color: 'blue',
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdBy: { id: 'acc_world', name: 'World', email: 'world@example.jp' },
    })
  await putSchema(db, tenant, { type: 'contact', properties, deletedKeys: [], version: 1 })
  await makeEventMonths(db, now, EVENTS.months)
  await run(`
    insert into event_types (workspace_id, name)
    select ${number}, name from unnest(array['email.sent','email.opened','email.clicked','page.viewed']) name`)
  const again = await withoutIndexes(db)
  for (const [from, to] of partsOf(contacts, PART))
    await run(contactsPart({ number, until: `timestamptz '${at}'`, from, to, of: contacts }))
  const { rows } = await sql<{ first: number }>`
    select min(id) as first from contacts where workspace_id = ${number}`.execute(db)
  const first = rows[0]?.first ?? 1
  for (const [from, to] of partsOf(contacts, PART))
    await run(
      subscriptionsPart({
        number,
        until: `timestamptz '${at}'`,
        from: first + from,
        to: first + to,
        of: contacts,
      }),
    )
  const events = contacts * eventsEach
  for (const [from, to] of partsOf(events, PART * 4))
    await run(eventsPart({ number, until: `timestamptz '${at}'`, from, to, of: events }, { first, contacts }))
  for (const index of again) await run(index)
  for (const table of ['contacts', 'subscriptions', 'events']) await run(`vacuum analyze ${table}`)
}

/** Takes the indexes away that keep no rule, as they are made faster at once than row by row; returns how they are made again. */
async function withoutIndexes(db: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('contacts'::regclass, 'subscriptions'::regclass, 'events'::regclass) and not i.indisunique`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  // A partitioned table's own index is written as one that its partitions have not; made again, it is for all of them.
  return rows.map(({ made }) => made.replace(' ON ONLY ', ' ON '))
}

function* partsOf(all: number, most: number): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < all; from += most) yield [from, Math.min(from + most, all)]
}

/** The numbers of rows that a statement makes: from `from` to below `to` of so many. */
interface Part {
  number: number
  /** As SQL: the moment that times count back from. */
  until: string
  from: number
  to: number
  of: number
}

const property = (key: string, type: PropertyType, position: number, options?: readonly string[]) => ({
  key,
  type,
  label: key,
  system: false,
  position: systemProperties.length + position,
  ...(options && { options: options.map((value) => ({ value, label: value })) }),
})
const likes = ['tea', 'coffee', 'books', 'plants', 'shoes'] as const
const properties = [
  ...systemProperties,
  property('plan', 'select', 0, ['free', 'pro', 'team']),
  property('company', 'string', 1),
  property('ltv', 'number', 2),
  property('birthday', 'date', 3),
  property('city', 'string', 4),
  property('likes', 'multi_select', 5, likes),
  property('vip', 'boolean', 6),
  property('seats', 'number', 7),
]

function contactsPart({ number, until, from, to, of }: Part): string {
  const family = among('n', 1, families.length)
  const given = among('n', 2, givens.length)
  const nameOf = (place: 0 | 1) => [
    oneOf(
      families.map((one) => one[place]),
      family,
    ),
    oneOf(
      givens.map((one) => one[place]),
      given,
    ),
  ]
  const [shownFamily = '', shownGiven = ''] = nameOf(0)
  const [readFamily = '', readGiven = ''] = nameOf(1)
  return `
    insert into contacts (workspace_id, uid, email, name, status, source, score, status_at, created_at, updated_at, last_event_at,
      draw, locale, props, match, dates, search, grams)
    select ${number}, uid, email, name, status, source, score, created_at, created_at, updated_at, last_at, draw, locale, props,
      props || jsonb_build_object('company', lower(props ->> 'company'), 'city', lower(props ->> 'city'), 'email', email,
        'name', lower(name), 'locale', locale, 'status', 'subscribed', 'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"t"HH24:MI:SS.MS"z"')),
      jsonb_build_object(
        'birthday', jsonb_build_object('d', birthday - date '1970-01-01', 'y', extract(month from birthday)::int * 100 + extract(day from birthday)::int),
        'created_at', jsonb_build_object('t', (extract(epoch from created_at) * 1000)::int8)),
      email || chr(10) || lower(name) || chr(10) || uid,
      case when name ~ '[^ -~]' then (
        select array_agg(distinct pair) from (
          select substr(email || chr(10) || lower(name) || chr(10) || uid, at, 2) as pair
          from generate_series(length(email), length(email) + length(name) + 2) at) pairs
        where pair ~ '[^ -~\\n]') end
    from (
      select n, 'con_w' || n as uid, ${readGiven} || '.' || ${readFamily} || n || '@mail' || ${among('n', 3, 40)} || '.example' as email,
        ${shownFamily} || ' ' || ${shownGiven} as name,
        case when ${among('n', 4, 100)} < 84 then 0 else ${among('n', 5, 5)} end as status,
        ${among('n', 6, 6)} as source, ${among('n', 7, 6)} as score,
        ${until} - interval '3 years' + n * (interval '3 years' / ${of}.0) as created_at,
        ${until} - ${among('n', 8, 100_000)} * interval '5 minutes' as updated_at,
        ${until} - ${among('n', 9, 100_000)} * interval '3 minutes' as last_at,
        ${among('n', 10, 2_000_000_000)} as draw,
        case when ${among('n', 11, 2)} = 0 then 'ja' else 'en' end as locale,
        date '1950-01-01' + ${among('n', 12, 20_000)} as birthday,
        jsonb_build_object(
          'plan', ${oneOf(['free', 'free', 'pro', 'team'], among('n', 13, 4))},
          'company', case when ${among('n', 14, 3)} = 0 then 'River ' else 'Acme ' end || ${among('n', 15, 5000)},
          'ltv', ${among('n', 16, 100_000)}, 'birthday', to_char(date '1950-01-01' + ${among('n', 12, 20_000)}, 'YYYY-MM-DD'),
          'city', ${oneOf(['Tokyo', 'Osaka', 'Kyoto', 'London', 'Berlin', 'Lyon'], among('n', 17, 6))},
          'likes', to_jsonb(array[${oneOf(likes, among('n', 18, likes.length))}]),
          'vip', ${among('n', 19, 50)} = 0, 'seats', ${among('n', 20, 500)}) as props
      from generate_series(${from}::int8, ${to - 1}::int8) n) people
    order by n`
}

/** On the average three in two: a list that half of all are on, and nine small ones. */
const subscriptionsPart = ({ number, until, from, to }: Part) => `
  insert into subscriptions (workspace_id, contact_id, list_id, status, source, place, updated_at)
  select distinct on (contact, list) ${number}, contact, l.number, case when ${among('contact', 21, 10)} = 0 then 2 else 0 end, 3, place, ${until}
  from (
    select n as contact, 0 as place, case when ${among('n', 22, 2)} = 0 then 0 else 1 + ${among('n', 23, 9)} end as list
    from generate_series(${from}::int8, ${to - 1}::int8) n
    union all
    select n, 1, 1 + ${among('n', 24, 9)} from generate_series(${from}::int8, ${to - 1}::int8) n where ${among('n', 25, 2)} = 0) s
  join mailing_lists l on l.workspace_id = ${number} and l.id = 'lst_' || s.list
  order by contact, list, place`

/** Over 400 days, in the order in which they happened; four in ten are mails, which others follow. */
function eventsPart(
  { number, until, from, to, of }: Part,
  { first, contacts }: { first: number; contacts: number },
): string {
  const kind = among('n', 32, 20)
  return `
    insert into events (workspace_id, contact_id, type, source, occurred_at, campaign_id, payload)
    select ${number}, ${first} + ${among('n', 31, contacts)}, t.id, case when kind < 15 then 1 else 0 end,
      ${until} - interval '${EVENTS.days} days' + n * (interval '${EVENTS.days} days' / ${of}.0),
      case when kind < 15 then 'cmp_' || ${among('n', 33, 50)} end,
      case when kind >= 13 then jsonb_build_object('url', 'https://example.jp/' || ${among('n', 34, 200)}) end
    from (select n, ${kind} as kind from generate_series(${from}::int8, ${to - 1}::int8) n) e
    join event_types t on t.workspace_id = ${number} and t.name = case
      when kind < 8 then 'email.sent' when kind < 13 then 'email.opened' when kind < 15 then 'email.clicked' else 'page.viewed' end
    order by n`
}
