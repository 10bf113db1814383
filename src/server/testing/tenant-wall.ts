import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'

/** What is asked of the database for a call is watched; what a test asks by itself is not. */
const calls = new AsyncLocalStorage<{ tenant: Tenant | undefined }>()

/** Does the work of a call, every statement of which has to name the workspace that it is about. */
export const asCall = <T>(work: () => T, tenant?: Tenant): T => calls.run({ tenant }, work)

export const isCall = (): boolean => calls.getStore() !== undefined

/**
 * Whether the database itself gives a call the rows of its workspace alone, for a statement that names the workspace in the wrong
 * place: `OTEGAMI_RLS=1`. Not for a real server, as indexes of texts are not used under it.
 */
export const hasRowSecurity = process.env['OTEGAMI_RLS'] === '1'

/** Who has rows of one workspace only. */
const KEPT_IN = 'otegami_call'

/** Prepares a connection: in a call for its workspace, otherwise for everything. */
export function roleOfCall(): string {
  const tenant = calls.getStore()?.tenant
  return tenant
    ? `set otegami.number = ${tenant.number}; set otegami.id = ${pg.escapeLiteral(tenant.id)}; set role ${KEPT_IN}`
    : 'reset role'
}

/** Lets calls see the rows of their workspace, in every table that has a column for it. */
export async function addRowSecurity(db: Database): Promise<void> {
  await sql`create role ${sql.id(KEPT_IN)} nologin`.execute(db)
  for (const { name, column, isNumber } of await tenantTables(db)) {
    const here = isNumber ? sql`current_setting('otegami.number')::int` : sql`current_setting('otegami.id')`
    const own = sql`${sql.id(column)} = ${here}`
    await sql`alter table ${sql.id(name)} enable row level security`.execute(db)
    await sql`create policy own on ${sql.id(name)} using (${own}) with check (${own})`.execute(db)
  }
  await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(KEPT_IN)}`.execute(
    db,
  )
}

/** A table that belongs to workspaces, and the column that says to which: by number, or by id. */
interface TenantTable {
  name: string
  column: string
  isNumber: boolean
}

/** All tables that belong to workspaces. */
export async function tenantTables(db: Database): Promise<TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.relname as name, a.attname as column, a.atttypid = 'int4'::regtype as "isNumber" from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
      and (a.attname = 'workspace_id' or (c.relname = 'workspaces' and a.attname = 'number'))
    order by c.relname`.execute(db)
  return rows
}

/** Statements by which it is found out which workspaces somebody may ask for. */
const exceptions: readonly RegExp[] = [
  // The workspaces that an account is in, for that account.
  /from "memberships" as "own" .* where "own"."account_id" = \$1/,
  // A key says by its secret of which workspace it is.
  /from "api_keys" as "key" .* where "key"."hash" = \$1/,
  // So does the secret of an invitation.
  /from "invitations" .* where "invitations"."id" = \$1/,
  // The address of a form, and that of a confirmation, name nothing but the thing itself.
  /from "forms" as "public" .* where "public"."id" = \$1/,
  /from "form_submissions" as "named" .* where "named"."id" = \$1/,
  // The links of a mail name nothing but the delivery.
  /from "deliveries" as "named" .* where "named"."id" = any\(\$1/,
  /join deliveries named on named\.id = n\.delivery_id join workspaces w on w\.number = named\.workspace_id\)/,
  // Reactions to mails of all workspaces are counted, each by what its own row says.
  /from "reactions" as "due" .* where "due"."at" < \$1/,
  /from "senders" as "named" .* where "named"."id" = \$1/,
  // A bounce names nothing but the recipient of a message.
  /from "message_recipients" as "named" .* where "named"."id" = \$1/,
  /from "message_recipients" as "due" .* where "due"."state" in/,
  // A file is that of all who uploaded the same picture, and may be named by any.
  /update uploads set named_at = \$1, removing_at = null where file = any\(\$2/,
  // Mails of all workspaces are written, each by what its own row says.
  /from "outgoing_mails" as "due" (.* )?where "due"."written_at" is null/,
]

const isExcepted = (statement: string) => exceptions.some((pattern) => pattern.test(statement))

/**
 * Whether a statement keeps to one workspace: each mention of a table that belongs to workspaces stands beside a column
 * `workspace_id` of its own that is compared, joined or written.
 */
export function keepsToTenant(statement: string, tables: readonly string[]): boolean {
  const text = statement.replaceAll(/\s+/g, ' ')
  const mentions = [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].filter(([, table = '']) =>
    tables.includes(table),
  ).length
  const named =
    [...text.matchAll(/"?workspace_id"?\s*(?:=|in\b)/gi)].length +
    [...text.matchAll(/insert into "?\w+"?(?: as \w+)? \([^)]*"?workspace_id"?/gi)].length
  return named >= mentions || isExcepted(text)
}
