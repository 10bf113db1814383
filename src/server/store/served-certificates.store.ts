import type { ImageHost } from '#domain/uploads/image-host'
import { sql } from 'kysely'
import type { CustomHostname } from '#api/custom-hostnames'
import type { Hosting } from '#server/ports/ports'
import type { Tenant } from './tenant.ts'
import type { SealedPair } from './certificates.store.ts'
import type { Database } from './database.ts'

/** Certificates of all workspaces that can be served at `now`: issued, not over, and not deleted. */
const served = (db: Database, now: string) =>
  db
    .selectFrom('certificate_items as i')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.workspace_id', '=', 'i.workspace_id').onRef('c.hostname', '=', 'i.hostname'),
    )
    .where('i.status', '=', 'active')
    .where('i.private_key', 'is not', null)
    .where('i.expires_at', '>', now)
    .where('c.deleted_at', 'is', null)

/** The hostnames that a certificate can be served for, each with the number of its newest one. */
export async function servedHostnames(db: Database, now: string): Promise<Map<string, number>> {
  const rows = await served(db, now)
    .groupBy('i.hostname')
    .select((select) => ['i.hostname', select.fn.max('i.place').as('newest')])
    .execute()
  return new Map(rows.map(({ hostname, newest }) => [hostname, newest]))
}

/** The newest certificate of a hostname, with ECDSA where there is one. Undefined where there is none. */
export async function servedPair(
  db: Database,
  hostname: string,
  now: string,
): Promise<SealedPair | undefined> {
  const row = await served(db, now)
    .where('i.hostname', '=', hostname)
    .orderBy('i.algorithm')
    .orderBy('i.place', 'desc')
    .select(['i.private_key', 'i.chain'])
    .executeTakeFirst()
  return row?.private_key && row.chain ? { privateKey: row.private_key, chain: row.chain } : undefined
}

/**
 * The hostname of a workspace that things of a purpose lead to: its default one, while its records are in order by a look of this server,
 * and where it needs one has a certificate that is served. Undefined: the shared one.
 */
export async function usedHostname(
  db: Database,
  { number }: Tenant,
  purpose: CustomHostname['purpose'],
  { customHosts, now }: Pick<Hosting, 'customHosts'> & { now: string },
): Promise<string | undefined> {
  if (customHosts === 'never') return undefined
  const row = await db
    .selectFrom('custom_hostnames as h')
    .innerJoin('proven_hostnames as p', (join) =>
      join.onRef('p.hostname', '=', 'h.hostname').onRef('p.owner', '=', 'h.workspace_id'),
    )
    .where('h.workspace_id', '=', number)
    .where('h.purpose', '=', purpose)
    .where('h.is_default', '=', true)
    .where('h.is_watched', '=', true)
    .where(sql<boolean>`not jsonb_path_exists(h.records, '$[*] ? (@.status != "verified")')`)
    .select('h.hostname')
    .executeTakeFirst()
  if (!row || customHosts === 'proven') return row?.hostname
  const pair = await served(db, now)
    .where('i.workspace_id', '=', number)
    .where('i.hostname', '=', row.hostname)
    .select('i.id')
    .executeTakeFirst()
  return pair && row.hostname
}

/** What of the hosts of a server says how things are named. */
export type UsedHosting = Pick<Hosting, 'customHosts' | 'filesOrigin'>

/** How mails of a workspace name uploaded images (DOM-49); undefined: as they were uploaded. */
export async function imageHost(
  db: Database,
  tenant: Tenant,
  { customHosts, filesOrigin: from, now }: UsedHosting & { now: string },
): Promise<ImageHost | undefined> {
  const hostname = await usedHostname(db, tenant, 'assets', { customHosts, now })
  return hostname === undefined ? undefined : { from, to: `https://${hostname}` }
}
