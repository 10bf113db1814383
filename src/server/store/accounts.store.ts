import { normalizeEmail } from '#lib/email-address'
import type { Database } from './database.ts'

/** A person who can sign in. */
export interface Account {
  id: string
  email: string
  name: string
  photo: string | null
  isAdmin: boolean
  createdAt: string
}

export const accountColumns = [
  'accounts.id',
  'accounts.email',
  'accounts.name',
  'accounts.photo',
  'accounts.is_admin as isAdmin',
  'accounts.created_at as createdAt',
] as const

/** The address by which an account is found. */
const emailKey = (email: string) => normalizeEmail(email).toLowerCase()

export const accountOf = (db: Database, id: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').select(accountColumns).where('id', '=', id).executeTakeFirst()

/** Whose address it is, however it is written. */
export const accountOfEmail = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').select(accountColumns).where('email_key', '=', emailKey(email)).executeTakeFirst()

/** Lets the account make workspaces (WSP-7). */
export async function makeAdmin(db: Database, id: string): Promise<void> {
  await db.updateTable('accounts').set({ is_admin: true }).where('id', '=', id).execute()
}

/** Those that the stand-in for a sign-in offers, the first ones first. */
export const firstAccounts = (db: Database, limit: number): Promise<Account[]> =>
  db.selectFrom('accounts').select(accountColumns).orderBy('created_at').orderBy('id').limit(limit).execute()

/** Of two that are made at once with one id or one address, the first one stays. */
export async function addAccountOnce(db: Database, account: Account): Promise<void> {
  await newAccount(db, account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addAccount(db: Database, account: Account): Promise<void> {
  await newAccount(db, account).execute()
}

const newAccount = (db: Database, { id, email, name, photo, isAdmin, createdAt }: Account) =>
  db
    .insertInto('accounts')
    .values({ id, email, email_key: emailKey(email), name, photo, is_admin: isAdmin, created_at: createdAt })

/** The account whose session it is, while it lasts. */
export const accountOfSession = (
  db: Database,
  sessionId: string,
  now: string,
): Promise<Account | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(accountColumns)
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
