import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Contact } from '#api/contacts'
import { contactStatuses } from '#lib/contact-status'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** How somebody stood whose contact was deleted. */
export interface Suppression {
  status: Contact['status']
  /** Since when. */
  at: string
}

/** Statuses that outlast a contact (CON-63). */
const LASTING: ReadonlySet<Contact['status']> = new Set(['unsubscribed', 'complained'])

/** Of the workspace too: from the rows of two nobody learns that they had the same reader. */
const hashOf = ({ number }: Tenant, email: string): Buffer =>
  createHash('sha256').update(`${number}\n${email}`).digest()

/** Keeps how somebody stood whose contact is deleted, where they want no more mail; of several the last counts. */
export async function keepSuppression(
  db: Database,
  tenant: Tenant,
  { email, status, at }: Suppression & { email: string },
): Promise<void> {
  // Whoever came back is not held to what was before.
  if (status === 'subscribed') return liftSuppression(db, tenant, email)
  if (!LASTING.has(status)) return undefined
  const row = { status: contactStatuses.indexOf(status), at }
  await db
    .insertInto('suppressions')
    .values({ workspace_id: tenant.number, address_hash: hashOf(tenant, email), ...row })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'address_hash']).doUpdateSet(row))
    .execute()
  return undefined
}

/** How those of some addresses stood whose contacts were deleted, by address. */
export async function suppressionsOf(
  db: Database,
  tenant: Tenant,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Suppression>> {
  if (emails.length === 0) return new Map()
  const { rows } = await sql<{ place: number; status: number; at: string }>`
    select n.place, s.status, s.at
    from unnest(${emails.map((email) => hashOf(tenant, email))}::bytea[]) with ordinality as n (hash, place)
    join suppressions s on s.workspace_id = ${tenant.number} and s.address_hash = n.hash`.execute(db)
  return new Map(
    rows.map(({ place, status, at }) => [
      emails[place - 1] ?? '',
      { status: contactStatuses[status] ?? 'unsubscribed', at },
    ]),
  )
}

/** Forgets how somebody stood, who agreed to get mail again. */
export async function liftSuppression(db: Database, tenant: Tenant, email: string): Promise<void> {
  await db
    .deleteFrom('suppressions')
    .where('workspace_id', '=', tenant.number)
    .where('address_hash', '=', hashOf(tenant, email))
    .execute()
}
