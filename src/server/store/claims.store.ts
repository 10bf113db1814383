import { sql } from 'kysely'
import { domainGroups } from '#domain/campaigns/domain-groups'
import type { Database, OpenDatabase } from './database.ts'
import { deliveryStates } from './deliveries.tables.ts'
import { isSeatEmpty } from './sender-seat.ts'
import { tenantOf, type Tenant } from './tenant.ts'

const state = (name: (typeof deliveryStates)[number]) => sql.lit(deliveryStates.indexOf(name))

/** A mail that a process has claimed. */
export interface Claim {
  id: number
  /** The number of the contact; null once it was deleted. */
  contact: number | null
  variant: number
  list: number | null
  segment: number | null
  /** Attempts before this one. */
  attempt: number
}

/** What is claimed, and for whom. */
export interface Claiming {
  execution: number
  /** The number of the process. */
  seat: number
  now: string
}

/** Claims mails of one group of domains that are due, of a run that is being sent; those of other processes are left to them. */
export async function claimDue(
  db: Database,
  { number }: Tenant,
  { execution, seat, now }: Claiming,
  group: number,
  limit: number,
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    update deliveries d set state = ${state('claimed')}, worker = ${seat}
    from (
      select due.id from deliveries due
      where due.workspace_id = ${number} and due.execution_id = ${execution} and due.domain_group = ${group}
        and due.state in (${state('todo')}, ${state('deferred')})
        and (due.state = ${state('todo')} or due.retry_at <= ${now}::timestamptz)
        and exists (select 1 from executions e where e.workspace_id = ${number} and e.number = ${execution} and e.status = 'sending')
      order by due.id limit ${limit} for update skip locked) picked
    where d.workspace_id = ${number} and d.id = picked.id
    returning d.id, d.contact_id as contact, d.variant, d.list, d.segment, d.attempt`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

/** The groups of domains of which something is due. Only the first mail of each is read: a million may wait behind it. */
export async function dueGroups(
  db: Database,
  { number }: Tenant,
  execution: number,
  now: string,
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select place from generate_series(0, ${domainGroups.length - 1}) as groups (place)
    cross join lateral (
      select 1 from deliveries d
      where d.workspace_id = ${number} and d.execution_id = ${execution} and d.domain_group = groups.place
        and d.state in (${state('todo')}, ${state('deferred')})
        and (d.state = ${state('todo')} or d.retry_at <= ${now}::timestamptz)
      order by d.id limit 1) one`.execute(db)
  return rows.map(({ place }) => place)
}

/**
 * Marks that the conversations about these mails begin now; answers for which of them it may. Not for one that was taken from
 * the process because its lock was lost, nor after the run was stopped.
 */
export async function markBegun(
  db: Database,
  { number }: Tenant,
  { execution, seat, now }: Claiming,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update deliveries d set state = ${state('begun')}, begun_at = ${now}::timestamptz, attempt = d.attempt + 1
    where d.workspace_id = ${number} and d.id = any(${ids}::int8[]) and d.worker = ${seat} and d.state = ${state('claimed')}
      and exists (select 1 from executions e where e.workspace_id = ${number} and e.number = ${execution} and e.status = 'sending')
    returning d.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What became of a mail whose conversation had begun. */
export interface Marked {
  id: number
  state: 'sent' | 'failed' | 'unknown' | 'deferred' | 'todo'
  sentAt?: string
  retryAt?: string
  smtp?: string
  /** The enhanced status code (RFC 3463) of a refusal. */
  code?: string
  /** It came back at once. */
  bounce?: 'hard' | 'soft'
}

/** Writes what became of mails; answers for which of them the process was the one to say so. */
export async function markOutcomes(
  db: Database,
  { number }: Tenant,
  { seat, now }: Pick<Claiming, 'seat' | 'now'>,
  all: readonly Marked[],
): Promise<ReadonlySet<number>> {
  const rows = all.map((one) => ({
    id: one.id,
    state: deliveryStates.indexOf(one.state),
    sent_at: one.sentAt ?? null,
    retry_at: one.retryAt ?? null,
    smtp: one.smtp?.slice(0, 500) ?? null,
    code: one.code ?? null,
    outcome: one.bounce === undefined ? null : one.bounce === 'hard' ? 2 : 3,
  }))
  const { rows: written } = await sql<{ id: number }>`
    update deliveries d set state = n.state, sent_at = n.sent_at, retry_at = n.retry_at, smtp = n.smtp, code = n.code,
      outcome = n.outcome, outcome_at = case when n.outcome is null then null else ${now}::timestamptz end,
      worker = case when n.state in (${state('todo')}, ${state('deferred')}) then null else d.worker end
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (
      id int8, state int2, sent_at timestamptz, retry_at timestamptz, smtp text, code text, outcome int2)
    where d.workspace_id = ${number} and d.id = n.id and d.worker = ${seat}
      and d.state in (${state('begun')}, ${state('unknown')})
    returning d.id`.execute(db)
  return new Set(written.map(({ id }) => id))
}

/** Writes that claimed mails are not sent at all; answers for which of them the process could say so. */
export async function markSkipped(
  db: Database,
  { number }: Tenant,
  { seat }: Pick<Claiming, 'seat'>,
  all: readonly { id: number; reason: number }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update deliveries d set state = ${state('skipped')}, skipped = n.reason, worker = null
    from json_to_recordset(${JSON.stringify(all)}::json) as n (id int8, reason int2)
    where d.workspace_id = ${number} and d.id = n.id and d.worker = ${seat} and d.state = ${state('claimed')}
    returning d.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Gives back those of these mails whose conversation has not begun. */
export async function releaseClaims(
  db: Database,
  { number }: Tenant,
  seat: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update deliveries set state = ${state('todo')}, worker = null
    where workspace_id = ${number} and id = any(${ids}::int8[]) and worker = ${seat} and state = ${state('claimed')}`.execute(
    db,
  )
}

/**
 * Takes over from processes that are gone, of all workspaces: what was claimed waits again, and of what was begun nobody knows
 * what became. Answers how many of each.
 */
export async function recoverClaims(database: OpenDatabase): Promise<{ claimed: number; begun: number }> {
  const found = { claimed: 0, begun: 0 }
  const { rows: seats } = await sql<{ seat: number }>`
    select distinct worker as seat from deliveries where state in (1, 2)`.execute(database)
  for (const { seat } of seats) {
    // oxlint-disable-next-line no-await-in-loop -- a few, each in a transaction of its own
    await database.transaction().execute(async (db) => {
      if (!(await isSeatEmpty(db, seat))) return
      const { rows } = await sql<{ state: number; count: number }>`
        with held as materialized (
          select id, state from deliveries where worker = ${seat} and state in (1, 2) for update),
        changed as (
          update deliveries d set
            state = case when h.state = ${state('claimed')} then ${state('todo')} else ${state('unknown')} end,
            worker = case when h.state = ${state('claimed')} then null else d.worker end
          from held h where d.id = h.id)
        select state, count(*) as count from held group by state`.execute(db)
      for (const one of rows)
        if (deliveryStates[one.state] === 'claimed') found.claimed += one.count
        else found.begun += one.count
    })
  }
  return found
}

/** The runs of all workspaces with mails whose conversation broke off before a time. */
export async function runsWithUnknown(
  db: Database,
  before: string,
): Promise<{ tenant: Tenant; execution: number }[]> {
  const { rows } = await sql<{ id: string; number: number; execution: number }>`
    select distinct w.id, w.number, d.execution_id as execution
    from deliveries d join workspaces w on w.number = d.workspace_id
    where d.state = ${state('unknown')} and d.begun_at < ${before}::timestamptz`.execute(db)
  return rows.map(({ execution, ...workspace }) => ({ tenant: tenantOf(workspace), execution }))
}

/** Why a mail of which nobody ever heard counts as failed. It is never sent again. */
export const UNKNOWN_OUTCOME = 'unknown_outcome'

/** Gives up on mails whose conversation broke off before a time; answers how many there were. */
export async function failUnknown(
  db: Database,
  { number }: Tenant,
  execution: number,
  before: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update deliveries set state = ${state('failed')}, smtp = ${UNKNOWN_OUTCOME}
    where workspace_id = ${number} and execution_id = ${execution} and state = ${state('unknown')}
      and begun_at < ${before}::timestamptz
    returning id`.execute(db)
  return rows.length
}

/** Whether a run has mails in one of these states. */
export async function hasDeliveries(
  db: Database,
  { number }: Tenant,
  execution: number,
  states: readonly (typeof deliveryStates)[number][],
): Promise<boolean> {
  // Written out, so that the index of such mails is used.
  const wanted = sql.join(states.map(state))
  const { rows } = await sql`
    select 1 from deliveries where workspace_id = ${number} and execution_id = ${execution} and state in (${wanted}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Removes the mails of a run of which none went out. */
export async function removeDeliveries(db: Database, { number }: Tenant, execution: number): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('workspace_id', '=', number)
    .where('execution_id', '=', execution)
    .execute()
}
