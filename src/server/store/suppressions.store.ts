import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { suppressionOf, type Suppression } from '#domain/contacts/suppressions'
import { contactStatuses } from '#lib/contact-status'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Of the workspace too: from the rows of two nobody learns that they had the same reader. */
const hashOf = ({ number }: Tenant, email: string): Buffer =>
  createHash('sha256').update(`${number}\n${email}`).digest()

/** Keeps what an address keeps of a contact that leaves it; of several the last counts. `now` in ms since 1970. */
export async function keepSuppression(
  db: Database,
  tenant: Tenant,
  contact: Parameters<typeof suppressionOf>[0] & { email: string },
  now: number,
): Promise<void> {
  const kept = suppressionOf(contact, now)
  if (kept === 'lifted') return liftSuppression(db, tenant, contact.email)
  return kept && putSuppression(db, tenant, contact.email, kept)
}

/** Keeps how somebody stands at an address. */
export async function putSuppression(
  db: Database,
  tenant: Tenant,
  email: string,
  { status, at }: Suppression,
): Promise<void> {
  const row = { status: contactStatuses.indexOf(status), at }
  await db
    .insertInto('suppressions')
    .values({ workspace_id: tenant.number, address_hash: hashOf(tenant, email), ...row })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'address_hash']).doUpdateSet(row))
    .execute()
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
