import { sql, type RawBuilder } from 'kysely'
import { ENGAGEMENT, engagementScores } from '#domain/contacts/engagement'
import { DAY, HOUR } from '#lib/duration'
import type { Database, OpenDatabase } from './database.ts'
import type { Tenant } from './tenant.ts'
import { inTransaction } from './transaction.ts'

/** Contacts of one statement: its locks last as long as it runs. */
const CONTACTS = { most: 20_000 } as const

/** Events are written up to so long, in ms, after they occurred; what comes later counts from the next night on. */
const LATE = HOUR

const clicked = 'email.clicked'
const opened = 'email.opened'

interface Types {
  opened: number
  clicked: number
}

/** Gives the contacts that opened or clicked since the last time the score that they have now. Returns how many changed. */
export async function refreshRecentScores(db: OpenDatabase, tenant: Tenant, now: number): Promise<number> {
  const { number } = tenant
  const types = await typesOf(db, tenant)
  const mark = await db
    .selectFrom('score_marks')
    .where('workspace_id', '=', number)
    .select('scored_until')
    .executeTakeFirst()
  if (!mark) return refreshAllScores(db, tenant, now)
  let changed = 0
  if (types) {
    const from = new Date(Date.parse(mark.scored_until) - LATE).toISOString()
    const { rows } = await sql<{ id: number }>`
      select distinct e.contact_id as id from events e
      where e.workspace_id = ${number} and e.type in (${types.opened}, ${types.clicked}) and e.occurred_at > ${from}::timestamptz
        and e.contact_id is not null
      order by 1`.execute(db)
    for (let at = 0; at < rows.length; at += CONTACTS.most) {
      const ids = rows.slice(at, at + CONTACTS.most).map(({ id }) => id)
      changed += await scoreThose(db, tenant, { types, now, who: sql`= any(${ids}::int8[])` })
    }
  }
  await setMark(db, tenant, now)
  return changed
}

/** Gives all contacts the score that they have now, also those whose mails are too old by now. Returns how many changed. */
export async function refreshAllScores(db: OpenDatabase, tenant: Tenant, now: number): Promise<number> {
  const types = await typesOf(db, tenant)
  let changed = 0
  let after = 0
  for (;;) {
    const { rows } = await sql<{ last: number | null }>`
      select max(id) as last from (
        select c.id from contacts c where c.workspace_id = ${tenant.number} and c.id > ${after} order by c.id limit ${CONTACTS.most}) part`.execute(
      db,
    )
    const last = rows[0]?.last ?? undefined
    if (last === undefined) break
    changed += await scoreThose(db, tenant, {
      types: types ?? { opened: 0, clicked: 0 },
      now,
      who: sql`between ${after + 1} and ${last}`,
    })
    after = last
  }
  await setMark(db, tenant, now)
  return changed
}

interface Scoring {
  types: Types
  now: number
  /** What follows the number of a contact. */
  who: RawBuilder<unknown>
}

async function scoreThose(
  db: OpenDatabase,
  { number }: Tenant,
  { types, now, who }: Scoring,
): Promise<number> {
  const since = new Date(now - ENGAGEMENT.days * DAY).toISOString()
  const levels = engagementScores.map(
    ({ score, type, atLeast }) =>
      sql`when n.${sql.raw(type === clicked ? 'clicked' : 'opened')} >= ${sql.lit(atLeast)} then ${sql.lit(score)}`,
  )
  return inTransaction(db, async (inside) => {
    const { numAffectedRows } = await sql`
      with counted as (
        select e.contact_id as id, count(*) filter (where e.type = ${types.clicked}) as clicked,
          count(*) filter (where e.type = ${types.opened}) as opened
        from events e
        where e.workspace_id = ${number} and e.type in (${types.opened}, ${types.clicked}) and e.contact_id ${who}
          and e.occurred_at > ${since}::timestamptz and e.occurred_at <= ${new Date(now).toISOString()}::timestamptz
        group by e.contact_id),
      scored as (
        select c.id, case ${sql.join(levels, sql` `)} else 0 end as score
        from contacts c left join counted n on n.id = c.id
        where c.workspace_id = ${number} and c.id ${who})
      update contacts c set score = s.score from scored s
      where c.workspace_id = ${number} and c.id = s.id and c.score <> s.score`.execute(inside)
    return Number(numAffectedRows ?? 0)
  })
}

/** The numbers of the types that count; undefined where neither ever happened. A type that did not is 0. */
async function typesOf(db: Database, { number }: Tenant): Promise<Types | undefined> {
  const rows = await db
    .selectFrom('event_types')
    .where('workspace_id', '=', number)
    .where('name', 'in', [opened, clicked])
    .select(['id', 'name'])
    .execute()
  const numberOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0
  return rows.length === 0 ? undefined : { opened: numberOf(opened), clicked: numberOf(clicked) }
}

async function setMark(db: Database, { number }: Tenant, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  await db
    .insertInto('score_marks')
    .values({ workspace_id: number, scored_until: at })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ scored_until: at }))
    .execute()
}
