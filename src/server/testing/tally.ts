import { contactStatuses, type ContactStatus } from '#lib/contact-status'
import type { ServerConfig } from '#server/config'
import { openEngine } from '#server/engine/open-engine'
import { openDatabase } from '#server/store/database'
import { deliveryStates, type DeliveryState } from '#server/store/deliveries.tables'

export interface Tally {
  /** The mails of the last run: how far each is. */
  deliveries: { email: string; state: DeliveryState }[]
  /** All contacts by their addresses. */
  contacts: Map<string, ContactStatus | undefined>
}

/** What a data folder holds, of a server that does not run. */
export async function tally(config: ServerConfig): Promise<Tally> {
  const engine = await openEngine(config)
  const db = openDatabase({ connection: engine.connection, connections: 1 })
  try {
    const last = await db
      .selectFrom('executions')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const deliveries = await db
      .selectFrom('deliveries')
      .where('execution_id', '=', last.number)
      .select(['email', 'state'])
      .execute()
    const contacts = await db.selectFrom('contacts').select(['email', 'status']).execute()
    return {
      deliveries: deliveries.map(({ email, state }) => ({
        email: email ?? '',
        state: deliveryStates[state] ?? 'failed',
      })),
      contacts: new Map(contacts.map(({ email, status }) => [email, contactStatuses[status]])),
    }
  } finally {
    await db.destroy()
    await engine.stop?.()
  }
}
