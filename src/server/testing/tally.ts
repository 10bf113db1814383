import { sql } from 'kysely'
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
  /** How often each submission was taken, by what its page calls it. */
  submissions: Map<string, number>
  /** How often a contact's history says that it sent a form, by address. */
  submitted: Map<string, number>
  /** Forms whose figures are not those of their submissions. */
  miscounted: string[]
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
    const submissions = await db
      .selectFrom('form_submissions')
      .select(['submission_id', sql<number>`count(*)`.as('count')])
      .groupBy('submission_id')
      .execute()
    const submitted = await db
      .selectFrom('events as e')
      .innerJoin('event_types as t', (join) =>
        join.onRef('t.id', '=', 'e.type').onRef('t.workspace_id', '=', 'e.workspace_id'),
      )
      .innerJoin('contacts as c', 'c.id', 'e.contact_id')
      .where('t.name', '=', 'form.submitted')
      .select(['c.email', sql<number>`count(*)`.as('count')])
      .groupBy('c.email')
      .execute()
    const { rows: miscounted } = await sql<{ id: string }>`
      select f.id from forms f
      where (select coalesce(sum(d.submissions), 0) from form_days d where d.form_id = f.id)
        <> (select count(*) from form_submissions s
            where s.form_id = f.id and not s.is_test and s.status not in ('spam', 'rejected'))`.execute(db)
    return {
      submissions: new Map(submissions.map((one) => [one.submission_id, one.count])),
      submitted: new Map(submitted.map(({ email, count }) => [email, count])),
      miscounted: miscounted.map(({ id }) => id),
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
