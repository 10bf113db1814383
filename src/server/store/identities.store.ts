import { accountColumns, type Account } from './accounts.store.ts'
import type { Database } from './database.ts'

/** The account that a person of a provider signs in to. */
export const accountOfIdentity = (
  db: Database,
  issuer: string,
  subject: string,
): Promise<Account | undefined> =>
  db
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.account_id')
    .select(accountColumns)
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()

/** Whether somebody of the provider signs in to the account already. */
export async function hasIdentity(db: Database, issuer: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .where('issuer', '=', issuer)
    .where('account_id', '=', accountId)
    .select('subject')
    .executeTakeFirst()
  return row !== undefined
}

export async function addIdentity(
  db: Database,
  { issuer, subject, accountId, now }: { issuer: string; subject: string; accountId: string; now: string },
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ issuer, subject, account_id: accountId, created_at: now })
    .execute()
}
