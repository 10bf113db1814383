import { AsyncLocalStorage } from 'node:async_hooks'

/** What is asked of the database for a call is watched; what a test asks by itself is not. */
const calls = new AsyncLocalStorage<true>()

/** Does the work of a call, every statement of which has to name the workspace that it is about. */
export const asCall = <T>(work: () => T): T => calls.run(true, work)

export const isCall = (): boolean => calls.getStore() === true

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
  // Mails of all workspaces are written, each by what its own row says.
  /from "outgoing_mails" as "due" .* where "due"."written_at" is null/,
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
