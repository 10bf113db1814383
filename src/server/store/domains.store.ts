import type { Selectable } from 'kysely'
import type { KeptDomain } from '#domain/domains/kept-domain'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** The key of a domain. */
export interface DkimKey {
  /** The label before `_domainkey`. */
  selector: string
  /** DER in base64, as its record has it. */
  publicKey: string
  /** PKCS #8 in PEM, sealed. */
  privateKey: Buffer
}

const domainOf = (row: Selectable<Tables['domains']>): KeptDomain => ({
  name: row.name,
  region: row.region,
  status: row.status,
  token: row.token,
  records: row.records,
  dmarcPolicy: row.dmarc_policy,
  nameServers: row.name_servers,
  history: row.history,
  isWatched: row.is_watched,
  createdAt: row.created_at,
  ...(row.verified_at !== null && { verifiedAt: row.verified_at }),
  ...(row.asked_at !== null && { askedAt: row.asked_at }),
  ...(row.last_checked_at !== null && { lastCheckedAt: row.last_checked_at }),
  ...(row.next_check_at !== null && { nextCheckAt: row.next_check_at }),
})

const columnsOf = (domain: KeptDomain) => ({
  region: domain.region,
  status: domain.status,
  token: domain.token,
  records: JSON.stringify(domain.records),
  dmarc_policy: domain.dmarcPolicy,
  name_servers: [...domain.nameServers],
  history: JSON.stringify(domain.history),
  is_watched: domain.isWatched,
  created_at: domain.createdAt,
  verified_at: domain.verifiedAt ?? null,
  asked_at: domain.askedAt ?? null,
  last_checked_at: domain.lastCheckedAt ?? null,
  next_check_at: domain.nextCheckAt ?? null,
})

const domainsIn = (db: Database, { number }: Tenant) =>
  db.selectFrom('domains').where('workspace_id', '=', number).selectAll()

/** All sending domains of a workspace. */
export async function allDomains(db: Database, tenant: Tenant): Promise<KeptDomain[]> {
  return (await domainsIn(db, tenant).orderBy('name').execute()).map(domainOf)
}

export async function oneDomain(db: Database, tenant: Tenant, name: string): Promise<KeptDomain | undefined> {
  const row = await domainsIn(db, tenant).where('name', '=', name).executeTakeFirst()
  return row && domainOf(row)
}

/** One domain, locked until the transaction ends. */
export async function domainForChange(
  db: Database,
  tenant: Tenant,
  name: string,
): Promise<KeptDomain | undefined> {
  const row = await domainsIn(db, tenant).where('name', '=', name).forUpdate().executeTakeFirst()
  return row && domainOf(row)
}

/** Adds a domain. Where it was added at the same moment the transaction fails, and is begun again. */
export async function addDomain(db: Database, { number }: Tenant, domain: KeptDomain): Promise<void> {
  await db
    .insertInto('domains')
    .values({ workspace_id: number, name: domain.name, ...columnsOf(domain) })
    .execute()
}

/** Writes a domain that was read for it. */
export async function changeDomain(db: Database, { number }: Tenant, domain: KeptDomain): Promise<void> {
  await db
    .updateTable('domains')
    .set(columnsOf(domain))
    .where('workspace_id', '=', number)
    .where('name', '=', domain.name)
    .execute()
}

/** Deletes a domain with its key. */
export async function deleteDomain(db: Database, { number }: Tenant, name: string): Promise<void> {
  await db.deleteFrom('domains').where('workspace_id', '=', number).where('name', '=', name).execute()
}

/** Domains of all workspaces whose time to be looked up has come, those that wait the longest first. */
export async function dueDomains(
  db: Database,
  now: string,
  limit: number,
): Promise<{ tenant: Tenant; name: string }[]> {
  const rows = await db
    .selectFrom('domains as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.is_watched', '=', true)
    .where('due.next_check_at', '<=', now)
    .orderBy('due.next_check_at')
    .limit(limit)
    .select(['due.name', 'w.id', 'w.number'])
    .execute()
  return rows.map(({ name, id, number }) => ({ tenant: tenantOf({ id, number }), name }))
}

/** The key of a domain with its selector; undefined where it has none. The private part is sealed (`src/server/seal.ts`). */
export const signingKeyOf = (
  db: Database,
  { number }: Tenant,
  domainName: string,
): Promise<DkimKey | undefined> =>
  db
    .selectFrom('dkim_keys')
    .where('workspace_id', '=', number)
    .where('domain_name', '=', domainName)
    .select(['selector', 'public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst()

/** Puts a key in the place of the one that a domain has. */
export async function replaceSigningKey(
  db: Database,
  { number }: Tenant,
  domainName: string,
  { selector, publicKey, privateKey }: DkimKey,
): Promise<void> {
  await db
    .updateTable('dkim_keys')
    .set({ selector, public_key: publicKey, private_key: privateKey })
    .where('workspace_id', '=', number)
    .where('domain_name', '=', domainName)
    .execute()
}

/** Keeps the first key of a domain; one that is there stays. */
export async function addSigningKey(
  db: Database,
  { number }: Tenant,
  domainName: string,
  { selector, publicKey, privateKey }: DkimKey,
  now: string,
): Promise<void> {
  await db
    .insertInto('dkim_keys')
    .values({
      workspace_id: number,
      domain_name: domainName,
      selector,
      public_key: publicKey,
      private_key: privateKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'domain_name']).doNothing())
    .execute()
}
