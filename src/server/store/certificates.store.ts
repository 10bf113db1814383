import type { Selectable } from 'kysely'
import type { CertificateItem } from '#api/certificates'
import type { KeptCertificate } from '#domain/certificates/kept-certificate'
import { isTaken } from './custom-hostnames.store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A certificate that was issued. */
export interface StoredItem extends Omit<CertificateItem, 'status' | 'issuedAt' | 'expiresAt'> {
  status: 'active' | 'superseded'
  issuedAt: string
  expiresAt: string
}

/** Key and chain of an issued certificate, in PEM, sealed. */
export interface SealedPair {
  privateKey: Buffer
  chain: Buffer
}

const certificateOf = (row: Selectable<Tables['certificates']> & { is_taken: boolean }): KeptCertificate => ({
  hostname: row.hostname,
  method: row.method,
  autoRenew: row.auto_renew,
  stage: row.stage,
  stageAt: row.stage_at,
  token: row.token,
  isTaken: row.is_taken,
  records: row.records,
  ...(row.issuer !== null && { issuer: row.issuer }),
  ...(row.valid_from !== null && { validFrom: row.valid_from }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  isWatched: row.is_watched,
  attempts: row.attempts,
  createdAt: row.created_at,
  ...(row.asked_at !== null && { askedAt: row.asked_at }),
  ...(row.last_checked_at !== null && { lastCheckedAt: row.last_checked_at }),
  ...(row.next_check_at !== null && { nextCheckAt: row.next_check_at }),
  ...(row.deleted_at !== null && { deletedAt: row.deleted_at }),
})

const columnsOf = (certificate: KeptCertificate) => ({
  method: certificate.method,
  auto_renew: certificate.autoRenew,
  stage: certificate.stage,
  stage_at: certificate.stageAt,
  token: certificate.token,
  records: JSON.stringify(certificate.records),
  issuer: certificate.issuer ?? null,
  valid_from: certificate.validFrom ?? null,
  expires_at: certificate.expiresAt ?? null,
  is_watched: certificate.isWatched,
  attempts: certificate.attempts,
  created_at: certificate.createdAt,
  asked_at: certificate.askedAt ?? null,
  last_checked_at: certificate.lastCheckedAt ?? null,
  next_check_at: certificate.nextCheckAt ?? null,
  deleted_at: certificate.deletedAt ?? null,
})

const certificatesIn = (db: Database, { number }: Tenant) =>
  db
    .selectFrom('certificates')
    .where('workspace_id', '=', number)
    .selectAll()
    .select(isTaken('certificates').as('is_taken'))

/** All certificates of a workspace, also those that are being deleted. */
export async function allCertificates(db: Database, tenant: Tenant): Promise<KeptCertificate[]> {
  return (await certificatesIn(db, tenant).orderBy('hostname').execute()).map(certificateOf)
}

export async function oneCertificate(
  db: Database,
  tenant: Tenant,
  hostname: string,
): Promise<KeptCertificate | undefined> {
  const row = await certificatesIn(db, tenant).where('hostname', '=', hostname).executeTakeFirst()
  return row && certificateOf(row)
}

/** One certificate, locked until the transaction ends. */
export async function certificateForChange(
  db: Database,
  tenant: Tenant,
  hostname: string,
): Promise<KeptCertificate | undefined> {
  const row = await certificatesIn(db, tenant).where('hostname', '=', hostname).forUpdate().executeTakeFirst()
  return row && certificateOf(row)
}

/** Adds a certificate; where it was added at the same moment the transaction fails, and is begun again. */
export async function addCertificate(
  db: Database,
  { number }: Tenant,
  certificate: KeptCertificate,
): Promise<void> {
  await db
    .insertInto('certificates')
    .values({ workspace_id: number, hostname: certificate.hostname, ...columnsOf(certificate) })
    .execute()
}

/** Writes a certificate that was read for it. */
export async function changeCertificate(
  db: Database,
  { number }: Tenant,
  certificate: KeptCertificate,
): Promise<void> {
  await db
    .updateTable('certificates')
    .set(columnsOf(certificate))
    .where('workspace_id', '=', number)
    .where('hostname', '=', certificate.hostname)
    .execute()
}

/** Deletes a certificate with its keys. */
export async function deleteCertificate(db: Database, { number }: Tenant, hostname: string): Promise<void> {
  await db
    .deleteFrom('certificates')
    .where('workspace_id', '=', number)
    .where('hostname', '=', hostname)
    .execute()
}

/** Certificates of all workspaces whose time has come, those that wait the longest first. */
export async function dueCertificates(
  db: Database,
  now: string,
  limit: number,
): Promise<{ tenant: Tenant; hostname: string }[]> {
  const rows = await db
    .selectFrom('certificates as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.is_watched', '=', true)
    .where('due.deleted_at', 'is', null)
    .where('due.next_check_at', '<=', now)
    .orderBy('due.next_check_at')
    .limit(limit)
    .select(['due.hostname', 'w.id', 'w.number'])
    .execute()
  return rows.map(({ hostname, id, number }) => ({ tenant: tenantOf({ id, number }), hostname }))
}

/** Removes the certificates of all workspaces that were deleted before. */
export async function removeDeletedCertificates(db: Database, before: string): Promise<void> {
  await db.deleteFrom('certificates').where('deleted_at', '<', before).execute()
}

/** What was issued for a hostname, newest first, the last `limit`. */
export async function itemsOf(
  db: Database,
  { number }: Tenant,
  hostname: string,
  limit: number,
): Promise<StoredItem[]> {
  return db
    .selectFrom('certificate_items')
    .where('workspace_id', '=', number)
    .where('hostname', '=', hostname)
    .orderBy('place', 'desc')
    .limit(limit)
    .select(['id', 'hostname', 'serial', 'algorithm', 'issuer', 'status'])
    .select(['issued_at as issuedAt', 'expires_at as expiresAt'])
    .execute()
}

/** Keeps what was issued; what was there before for the hostname is superseded, and its keys go. */
export async function addItems(
  db: Database,
  { number }: Tenant,
  hostname: string,
  items: readonly (StoredItem & { pair: SealedPair | null })[],
): Promise<void> {
  await db
    .updateTable('certificate_items')
    .set({ status: 'superseded', private_key: null, chain: null })
    .where('workspace_id', '=', number)
    .where('hostname', '=', hostname)
    .execute()
  for (const { pair, ...item } of items)
    // oxlint-disable-next-line no-await-in-loop -- two, in the order in which they are shown
    await db
      .insertInto('certificate_items')
      .values({
        workspace_id: number,
        id: item.id,
        hostname,
        serial: item.serial,
        algorithm: item.algorithm,
        issuer: item.issuer,
        status: item.status,
        issued_at: item.issuedAt,
        expires_at: item.expiresAt,
        private_key: pair?.privateKey ?? null,
        chain: pair?.chain ?? null,
      })
      .execute()
}
