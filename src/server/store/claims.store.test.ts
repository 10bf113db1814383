import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testExecution } from '#server/testing/sent-delivery'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { dueGroups } from './claims.store.ts'

const WAITING = 5000
const AT = '2026-03-01T09:00:00.000Z'
const db = await testDatabase()
const tenant = await testTenant(db, 'ws_one')

test('which groups have something due is found without reading all that waits', async () => {
  const execution = await testExecution(db, tenant, {
    id: 'exe_1',
    campaignId: 'cmp_1',
    links: [[]],
    sendingAt: AT,
  })
  // Groups 0 and 3 wait; of group 1 everything is put off, and of the others there is nothing.
  await sql`
    insert into deliveries (workspace_id, execution_id, email, provider, domain_group, variant, state, retry_at)
    select ${tenant.number}, ${execution}, n || '@one.example', 'one.example', case n % 10 when 0 then 3 when 1 then 1 else 0 end, 0,
      case n % 10 when 1 then 6 else 0 end, case n % 10 when 1 then ${AT}::timestamptz + interval '1 hour' end
    from generate_series(1, ${WAITING}) n`.execute(db)
  await sql`analyze deliveries`.execute(db)
  await db.transaction().execute(async (inside) => {
    expect(await dueGroups(inside, tenant, execution, AT)).toEqual([0, 3])
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int8 as read from pg_stat_xact_user_tables where relname = 'deliveries'`.execute(
      inside,
    )
    // Those that are put off stand before what may be due of their group.
    expect(rows[0]?.read).toBeLessThan(WAITING / 5)
  })
  expect(await dueGroups(db, tenant, execution, '2026-03-01T10:00:00.000Z')).toEqual([0, 1, 3])
})
