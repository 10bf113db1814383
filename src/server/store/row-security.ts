import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import type { Clock } from '#lib/clock'
import { MINUTE } from '#lib/duration'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/**
 * Who asks the database for a call: of tables with secrets it has the rows of one workspace only (docs/decisions/078). Roles are of
 * the whole cluster, so each user of it who has tables has a role of its own. A name has 63 bytes at most.
 */
const ROLE = sql<string>`left('otegami_calls_of_' || current_user, 63)`

/** The workspace of the call under way, and the role that it asks as. */
const calls = new AsyncLocalStorage<{ tenant: Tenant; role: string }>()

/** Of those who migrate a database at once, one after the other makes the role. */
const LOCK = 7_682_344

/** What PostgreSQL says to a user who may not make roles. */
const MAY_NOT = '42501'

/** A database that had no role gets one with the next `migrate`: it is looked for again after so many ms. */
const LOOK_AGAIN = MINUTE

/**
 * Makes the role, and lets it do with the tables whatever a call does, also with those to come. Without effect where the user of
 * the database may not: then there is no row security in calls.
 */
export async function keepWorkspaceRole(db: Database): Promise<void> {
  try {
    // One block: where it may do only a part of it, none is done. What is granted already is not written again: PostgreSQL refuses
    // to change what somebody else changes at the same time, such as a table that gets an index.
    await sql`
      do $$
      declare
        name text := ${ROLE};
        one record;
      begin
        perform pg_advisory_xact_lock(${sql.lit(LOCK)});
        if not exists (select from pg_roles where rolname = name) then
          begin
            execute format('create role %I nologin', name);
          exception when duplicate_object or unique_violation then
            -- By somebody who migrates another database of this user.
          end;
        end if;
        if not pg_has_role(name, 'set') then
          execute format('grant %I to %I with set true, inherit false', name, current_user);
        end if;
        for one in
          select n.nspname as name from pg_namespace n
          where n.nspname in ('public', 'jobs') and not has_schema_privilege(name, n.oid, 'usage')
        loop
          execute format('grant usage on schema %I to %I', one.name, name);
        end loop;
        for one in
          select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not (
            has_table_privilege(name, c.oid, 'select') and has_table_privilege(name, c.oid, 'insert')
            and has_table_privilege(name, c.oid, 'update') and has_table_privilege(name, c.oid, 'delete'))
        loop
          execute format('grant select, insert, update, delete on %s to %I', one.name, name);
        end loop;
        if not exists (
          select from pg_default_acl d, aclexplode(d.defaclacl) a join pg_roles r on r.oid = a.grantee
          where d.defaclnamespace = 0 and d.defaclobjtype = 'n' and r.rolname = name
        ) then
          execute format('alter default privileges grant select, insert, update, delete on tables to %I', name);
          execute format('alter default privileges grant usage on schemas to %I', name);
        end if;
      end $$`.execute(db)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === MAY_NOT)) throw error
  }
}

/** The role, where calls can ask the database as it. */
async function usableRole(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; may: boolean }>`
    select r.rolname as name,
      pg_has_role(r.oid, 'set') and has_table_privilege(r.oid, 'workspaces', 'select, insert, update, delete') as may
    from pg_roles r where r.rolname = ${ROLE} and to_regclass('workspaces') is not null`.execute(db)
  return rows[0]?.may === true ? rows[0].name : undefined
}

/** Does the work of calls as one of their workspace, where the database has the role; `onMissing` is told once that it has not. */
export function asWorkspaces(
  db: Database,
  { clock, onMissing }: { clock: Pick<Clock, 'now'>; onMissing: () => void },
): <T>(tenant: Tenant, work: () => Promise<T>) => Promise<T> {
  let role: string | undefined
  let isTold = false
  let looking: { at: number; done: Promise<void> } | undefined
  const look = async () => {
    role = await usableRole(db)
    if (role === undefined && !isTold) onMissing()
    isTold = true
  }
  return async (tenant, work) => {
    if (role === undefined) {
      if (looking === undefined || clock.now() - looking.at >= LOOK_AGAIN)
        looking = { at: clock.now(), done: look() }
      try {
        await looking.done
      } catch (error) {
        // The next call looks again at once.
        looking = undefined
        throw error
      }
    }
    return role === undefined ? work() : calls.run({ tenant, role }, work)
  }
}

/** Prepares a connection: in a call for its workspace, otherwise for everything. */
export function workspaceRole(): string {
  const call = calls.getStore()
  return call
    ? `set otegami.number = ${call.tenant.number}; set otegami.id = ${pg.escapeLiteral(call.tenant.id)}; set role ${pg.escapeIdentifier(call.role)}`
    : 'reset role'
}
