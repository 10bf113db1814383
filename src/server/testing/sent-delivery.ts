import type { OpenDatabase } from '#server/store/database'
import { deliveryStates, type DeliveryState, type ExecutionSnapshot } from '#server/store/deliveries.tables'
import type { Tenant } from '#server/store/tenant'

/** A contact of a test, on these lists. */
export interface SentTo {
  uid: string
  email: string
}

/** Writes a run of a campaign whose variants have these links. Returns its number. */
export async function testExecution(
  db: OpenDatabase,
  { number }: Tenant,
  {
    id,
    campaignId,
    links,
    sendingAt,
    snapshot,
  }: {
    id: string
    campaignId: string
    links: string[][]
    sendingAt: string
    snapshot?: ExecutionSnapshot
  },
): Promise<number> {
  const row = await db
    .insertInto('executions')
    .values({
      workspace_id: number,
      id,
      campaign_id: campaignId,
      kind: 'initial',
      status: 'completed',
      scheduled_at: sendingAt,
      sending_at: sendingAt,
      links: JSON.stringify(links),
      ...(snapshot && { snapshot: JSON.stringify(snapshot) }),
      triggered_by: JSON.stringify({ id: 'acc_test', name: 'Test', email: 'test@example.jp' }),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return row.number
}

/** Writes the mail of a run to a contact. Returns its number. */
export async function testDelivery(
  db: OpenDatabase,
  { number }: Tenant,
  execution: number,
  { uid, email }: SentTo,
  { sentAt, state = 'sent' }: { sentAt: string; state?: DeliveryState },
): Promise<number> {
  const contact = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('uid', '=', uid)
    .select('id')
    .executeTakeFirst()
  const row = await db
    .insertInto('deliveries')
    .values({
      workspace_id: number,
      execution_id: execution,
      contact_id: contact?.id ?? null,
      email,
      provider: email.slice(email.lastIndexOf('@') + 1),
      domain_group: 0,
      variant: 0,
      state: deliveryStates.indexOf(state),
      begun_at: sentAt,
      sent_at: state === 'sent' ? sentAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
