import { sql } from 'kysely'
import type { Sender } from '#api/senders'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/**
 * How the mails of senders fared whose runs began to be sent after a moment, by the id of the sender (DOM-33). A sender that
 * sent none is not in it.
 */
export async function healthOfSenders(
  db: Database,
  { number }: Tenant,
  since: string,
): Promise<ReadonlyMap<string, NonNullable<Sender['health']>>> {
  const { rows } = await sql<{ sender: string } & NonNullable<Sender['health']>>`
    select e.sender_id as sender, sum(c.sent)::int8 as sent, sum(c.delivered)::int8 as delivered,
      sum(c.hard_bounces + c.soft_bounces)::int8 as bounced, sum(c.complaints)::int8 as complained
    from executions e
    join execution_counts c on c.workspace_id = ${number} and c.execution_id = e.number
    where e.workspace_id = ${number} and e.sending_at > ${since}::timestamptz and e.sender_id is not null
    group by e.sender_id having sum(c.sent) > 0`.execute(db)
  return new Map(rows.map(({ sender, ...health }) => [sender, health]))
}
