import type { Database } from './database.ts'

/** The account of this server with an issuer. */
export interface AcmeAccount {
  /** PEM, sealed. */
  privateKey: Buffer
  /** Undefined until the issuer has answered. */
  url: string | undefined
}

export async function acmeAccount(db: Database, directory: string): Promise<AcmeAccount | undefined> {
  const row = await db
    .selectFrom('acme_accounts')
    .where('directory', '=', directory)
    .select(['private_key', 'url'])
    .executeTakeFirst()
  return row && { privateKey: row.private_key, url: row.url ?? undefined }
}

/** Keeps the first key of an account; one that is there stays. */
export async function addAcmeAccount(db: Database, directory: string, privateKey: Buffer): Promise<void> {
  await db
    .insertInto('acme_accounts')
    .values({ directory, private_key: privateKey, url: null })
    .onConflict((conflict) => conflict.column('directory').doNothing())
    .execute()
}

export async function noteAcmeAccountUrl(db: Database, directory: string, url: string): Promise<void> {
  await db.updateTable('acme_accounts').set({ url }).where('directory', '=', directory).execute()
}

/** Keeps what is answered to an issuer that asks for a token. */
export async function addChallenge(db: Database, token: string, answer: string, now: string): Promise<void> {
  const values = { answer, created_at: now }
  await db
    .insertInto('acme_challenges')
    .values({ token, ...values })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(values))
    .execute()
}

export async function challengeAnswer(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('acme_challenges')
    .where('token', '=', token)
    .select('answer')
    .executeTakeFirst()
  return row?.answer
}

/** Removes what a process that was killed has left; how many there were. */
export async function removeChallengesBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('acme_challenges')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function removeChallenge(db: Database, token: string): Promise<void> {
  await db.deleteFrom('acme_challenges').where('token', '=', token).execute()
}
