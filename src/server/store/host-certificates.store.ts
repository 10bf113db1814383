import type { SealedPair } from './certificates.store.ts'
import type { Database } from './database.ts'

/** A certificate of a host of the server's own that can be served. */
export interface HostCertificate extends SealedPair {
  hostname: string
}

/** Those of `hosts` that have one which is not over at `now`. */
export async function hostCertificates(
  db: Database,
  hosts: readonly string[],
  now: string,
): Promise<HostCertificate[]> {
  if (hosts.length === 0) return []
  const rows = await db
    .selectFrom('host_certificates')
    .where('hostname', 'in', hosts)
    .where('expires_at', '>', now)
    .select(['hostname', 'private_key', 'chain'])
    .execute()
  return rows.flatMap(({ hostname, private_key: privateKey, chain }) =>
    privateKey && chain ? [{ hostname, privateKey, chain }] : [],
  )
}

/** Those of `hosts` that are to be obtained or renewed at `now`, with the attempts that have failed. */
export async function dueHosts(
  db: Database,
  hosts: readonly string[],
  now: string,
): Promise<{ hostname: string; attempts: number; isIssued: boolean }[]> {
  if (hosts.length === 0) return []
  const rows = await db
    .selectFrom('host_certificates')
    .where('hostname', 'in', hosts)
    .select(['hostname', 'attempts', 'expires_at', 'next_try_at'])
    .execute()
  const known = new Map(rows.map((row) => [row.hostname, row]))
  return hosts.flatMap((hostname) => {
    const row = known.get(hostname)
    if (row && row.next_try_at > now) return []
    return [{ hostname, attempts: row?.attempts ?? 0, isIssued: (row?.expires_at ?? '') > now }]
  })
}

/** Keeps a certificate in place of the one of before. */
export async function putHostCertificate(
  db: Database,
  { hostname, privateKey, chain }: HostCertificate,
  { expiresAt, nextTryAt }: { expiresAt: string; nextTryAt: string },
): Promise<void> {
  const values = {
    private_key: privateKey,
    chain,
    expires_at: expiresAt,
    attempts: 0,
    next_try_at: nextTryAt,
  }
  await db
    .insertInto('host_certificates')
    .values({ hostname, ...values })
    .onConflict((conflict) => conflict.column('hostname').doUpdateSet(values))
    .execute()
}

/** Notes that an attempt failed; the certificate of before stays. */
export async function noteHostNotIssued(
  db: Database,
  hostname: string,
  { attempts, nextTryAt }: { attempts: number; nextTryAt: string },
): Promise<void> {
  const values = { attempts, next_try_at: nextTryAt }
  await db
    .insertInto('host_certificates')
    .values({ hostname, private_key: null, chain: null, expires_at: null, ...values })
    .onConflict((conflict) => conflict.column('hostname').doUpdateSet(values))
    .execute()
}
