import type { ServerConfig } from '#server/config'
import { openEngine } from '#server/engine/open-engine'
import { openDatabase } from '#server/store/database'
import { deliveryStates } from '#server/store/deliveries.tables'

/** The mails of the last run in a data folder: how far each is, by its address. Of a server that does not run. */
export async function deliveryTally(
  config: ServerConfig,
): Promise<{ email: string; state: (typeof deliveryStates)[number] }[]> {
  const engine = await openEngine(config)
  const db = openDatabase({ connection: engine.connection, connections: 1 })
  try {
    const last = await db
      .selectFrom('executions')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('deliveries')
      .where('execution_id', '=', last.number)
      .select(['email', 'state'])
      .execute()
    return rows.map(({ email, state }) => ({ email: email ?? '', state: deliveryStates[state] ?? 'failed' }))
  } finally {
    await db.destroy()
    await engine.stop?.()
  }
}
