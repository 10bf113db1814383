import type { Kysely } from 'kysely'
import type { Tables } from '#server/store/tables'
import { tenantOf, type Tenant } from '#server/store/tenant'

/** A workspace of a test. */
export async function testTenant(db: Kysely<Tables>, id: string): Promise<Tenant> {
  const { number } = await db
    .insertInto('workspaces')
    .values({ id, name: id, allowed_domains: [], created_at: '2026-01-01T00:00:00.000Z' })
    .returning('number')
    .executeTakeFirstOrThrow()
  return tenantOf({ id, number })
}
