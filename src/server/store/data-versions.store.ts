import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** A number that is another one after every change of contacts, of what they did, and of what they are asked by. */
export async function dataVersion(db: Database, { number }: Tenant): Promise<number> {
  const { version } = await db
    .selectFrom('data_versions')
    .where('workspace_id', '=', number)
    .select(sql<number>`coalesce(sum(version), 0)::int8`.as('version'))
    .executeTakeFirstOrThrow()
  return version
}
