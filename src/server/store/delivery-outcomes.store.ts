import { sql } from 'kysely'
import type { Campaign } from '#api/campaigns'
import { sentPayload } from '#domain/campaigns/variants'
import { endedByMail, type MailEnding } from '#domain/contacts/mail-endings'
import { recordEvents, type NewEvent } from './contact-events.store.ts'
import { changeContact, contactForChange } from './contacts.store.ts'
import type { Database } from './database.ts'
import { deliveryOutcomes, deliveryStates } from './deliveries.tables.ts'
import { readerNow, suppressFormerReader } from './former-readers.store.ts'
import { addCounts, type CountColumn, type CountedRun } from './execution-counts.store.ts'
import { tenantOf, type Tenant } from './tenant.ts'
import { countCampaignMails } from './usage.store.ts'

/** The mail of one recipient of a run, as whoever is told what came of it knows it. */
export interface Delivery {
  id: number
  tenant: Tenant
  /** The id of the contact, and its number; null once it was deleted. */
  contactId: string | null
  contact: number | null
  email: string | null
  executionId: string
  campaignId: string
  /** Its place among the variants of the run. */
  variant: number
  state: (typeof deliveryStates)[number]
  /** When the mail server took it. */
  sentAt: string | undefined
  run: CountedRun
}

/** As events name the mail of a delivery. */
export const messageIdOf = (deliveryId: number): string => `msg_d${deliveryId}`

/** Soft bounces of one contact in a row, without anything else between them, that count as a hard one. */
const SOFT = { most: 5 } as const

/** The delivery that a link or a bounce names; undefined where there is none. It is not locked. */
export const deliveryOf = async (db: Database, deliveryId: number): Promise<Delivery | undefined> =>
  (await deliveriesOf(db, [deliveryId])).get(deliveryId)

/** The same of several, by their numbers. */
export async function deliveriesOf(
  db: Database,
  deliveryIds: readonly number[],
): Promise<ReadonlyMap<number, Delivery>> {
  const rows = await db
    .selectFrom('deliveries as named')
    .innerJoin('executions as e', (join) =>
      join.onRef('e.number', '=', 'named.execution_id').onRef('e.workspace_id', '=', 'named.workspace_id'),
    )
    .innerJoin('workspaces as w', 'w.number', 'named.workspace_id')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'named.contact_id').onRef('c.workspace_id', '=', 'named.workspace_id'),
    )
    .where('named.id', '=', sql<number>`any(${deliveryIds}::int8[])`)
    .select([
      'named.id',
      'named.contact_id',
      'named.email',
      'named.variant',
      'named.state',
      'named.sent_at',
      'named.execution_id',
      'e.id as executionId',
      'e.campaign_id',
      'e.sending_at',
      'e.utc_offset',
      'w.id as workspace',
      'w.number',
      'c.uid',
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        tenant: tenantOf({ id: row.workspace, number: row.number }),
        contactId: row.uid,
        contact: row.contact_id,
        email: row.email,
        executionId: row.executionId,
        campaignId: row.campaign_id,
        variant: row.variant,
        state: deliveryStates[row.state] ?? 'failed',
        sentAt: row.sent_at ?? undefined,
        run: {
          execution: row.execution_id,
          from: row.sending_at === null ? 0 : Date.parse(row.sending_at),
          utcOffset: row.utc_offset,
        },
      },
    ]),
  )
}

/** A link of a delivery, as it is counted: with its variables in braces. Undefined where its mail has no such link. */
export async function targetOf(
  db: Database,
  { number }: Tenant,
  { run, variant }: Pick<Delivery, 'variant'> & { run: Pick<CountedRun, 'execution'> },
  link: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ target: string | null }>`
    select links -> ${variant}::int ->> ${link}::int as target from executions
    where workspace_id = ${number} and number = ${run.execution}`.execute(db)
  return rows[0]?.target ?? undefined
}

/** What is added to the links of a run, and the zone of its dates. */
export async function linkSettingsOf(
  db: Database,
  { number }: Tenant,
  { run }: { run: Pick<CountedRun, 'execution'> },
): Promise<{ utm: Campaign['tracking']['utm']; timezone: string }> {
  const { rows } = await sql<{ utm: Campaign['tracking']['utm'] | null; timezone: string | null }>`
    select snapshot -> 'tracking' -> 'utm' as utm, snapshot ->> 'timezone' as timezone from executions
    where workspace_id = ${number} and number = ${run.execution}`.execute(db)
  return { utm: rows[0]?.utm ?? undefined, timezone: rows[0]?.timezone ?? 'UTC' }
}

/** What of a delivery is changed by what is heard of it, locked until the transaction ends. */
async function locked(db: Database, tenant: Tenant, { id }: Delivery): Promise<Locked> {
  const [row] = await lockedOf(db, tenant, [id])
  if (!row) throw new Error('There is no such delivery.')
  return row
}

/** The same of several, always in the same order. */
export const lockedOf = async (db: Database, { number }: Tenant, ids: readonly number[]) =>
  db
    .selectFrom('deliveries')
    .where('workspace_id', '=', number)
    .where('id', '=', sql<number>`any(${ids}::int8[])`)
    .orderBy('id')
    .select([
      'id',
      'state',
      'sent_at',
      'outcome',
      'outcome_at',
      'opens',
      'clicks',
      'bot_opens',
      'bot_clicks',
      'unsubscribed_at',
      'begun_at',
    ])
    .forUpdate()
    .execute()
export type Locked = Awaited<ReturnType<typeof lockedOf>>[number]

/** Whoever hears of a mail knows that it went out, also where its conversation broke off. */
export async function noteSent(
  db: Database,
  tenant: Tenant,
  delivery: Delivery,
  { state, begun_at: sentAt }: Locked,
): Promise<string | undefined> {
  if (deliveryStates[state] !== 'unknown' || sentAt === null) return undefined
  const { id, run, variant } = delivery
  await db
    .updateTable('deliveries')
    .set({ state: deliveryStates.indexOf('sent'), sent_at: sentAt })
    .where('workspace_id', '=', tenant.number)
    .where('id', '=', id)
    .execute()
  const at = Date.parse(sentAt)
  await addCounts(db, tenant, [{ run, at, counts: { sent: 1, delivered: 1 } }])
  const { rows: variants } = await sql<{ id: string; subject: string }>`
    select v.one ->> 'id' as id, coalesce(v.one ->> 'subject', '') as subject
    from executions, jsonb_array_elements(snapshot -> 'variants') with ordinality v (one, place)
    where workspace_id = ${tenant.number} and number = ${run.execution} order by v.place`.execute(db)
  await recordEvents(db, tenant, [
    eventOf(delivery, 'email.sent', at, sentPayload(variants, variant)),
    eventOf(delivery, 'email.delivered', at),
  ])
  await countCampaignMails(db, tenant, at, 1)
  return sentAt
}

export const outcomeOf = ({ outcome }: Locked) => (outcome === null ? undefined : deliveryOutcomes[outcome])

/** Something that is heard of a mail, for the history. */
export const eventOf = (
  { id, contactId, campaignId }: Delivery,
  type: string,
  at: number,
  payload: NewEvent['payload'] = {},
): NewEvent => ({
  contactId,
  type,
  payload,
  source: 'email',
  campaignId,
  messageId: messageIdOf(id),
  occurredAt: new Date(at).toISOString(),
})

/** Takes a soft bounce back. */
export async function arrived(
  db: Database,
  tenant: Tenant,
  delivery: Delivery,
  before: Locked,
): Promise<void> {
  if (outcomeOf(before) !== 'soft') return
  await change(db, tenant, delivery, {
    outcome: deliveryOutcomes.indexOf('delivered'),
    code: null,
  })
  const { run } = delivery
  await addCounts(db, tenant, [
    { run, at: Date.parse(before.outcome_at ?? ''), counts: { soft_bounces: -1 } },
    { run, at: Date.parse(before.sent_at ?? ''), counts: { delivered: 1 } },
  ])
}

type Changes = Partial<{
  outcome: number
  outcome_at: string
  code: string | null
  smtp: string
  unsubscribed_at: string
}>
const change = async (db: Database, { number }: Tenant, { id }: Delivery, changes: Changes) =>
  db.updateTable('deliveries').set(changes).where('workspace_id', '=', number).where('id', '=', id).execute()

/** The mail with whoever has its address now, where the contact that it went to was deleted. */
export async function withReaderNow(db: Database, tenant: Tenant, delivery: Delivery): Promise<Delivery> {
  if (delivery.contactId !== null) return delivery
  const reader = await readerNow(db, tenant, delivery.id)
  return reader?.contactId === undefined ? delivery : { ...delivery, contactId: reader.contactId }
}

/** Ends that a contact gets mail, by the rule of both backends. False where something else was decided before. */
async function endFor(
  db: Database,
  tenant: Tenant,
  delivery: Delivery,
  status: MailEnding,
  reason: string,
  at: number,
): Promise<boolean> {
  const { contactId } = await withReaderNow(db, tenant, delivery)
  if (contactId === null && status !== 'bounced')
    await suppressFormerReader(db, tenant, delivery.id, { status, at: new Date(at).toISOString() })
  const contact = contactId === null ? undefined : await contactForChange(db, tenant, { uid: contactId })
  const after = contact && endedByMail(contact, { status, reason, now: new Date(at).toISOString() })
  if (after) await changeContact(db, tenant, after)
  return after !== undefined
}

/**
 * The contact wants no more mails (CAM-25): it leaves all lists. Told again, nothing happens; answers whether it was the first
 * time for this mail.
 */
export async function recordUnsubscribe(
  db: Database,
  tenant: Tenant,
  delivery: Delivery,
  { at, reason = 'Followed the link in a mail' }: { at: number; reason?: string },
): Promise<boolean> {
  // The contact is locked before the delivery, as everywhere.
  await endFor(db, tenant, delivery, 'unsubscribed', reason, at)
  const before = await locked(db, tenant, delivery)
  if (before.unsubscribed_at !== null) return false
  await noteSent(db, tenant, delivery, before)
  await change(db, tenant, delivery, { unsubscribed_at: new Date(at).toISOString() })
  await addCounts(db, tenant, [{ run: delivery.run, at, counts: { unsubscribes: 1 } }])
  await recordEvents(db, tenant, [eventOf(delivery, 'email.unsubscribed', at)])
  return true
}

/**
 * The mail came back: for good, or for now. A mail bounces once; a hard bounce takes the place of a soft one. After a hard one,
 * and after five soft ones in a row, the contact gets no more. `code` is the enhanced status code (RFC 3463), `reason` what the
 * other side said. Answers whether anything was changed.
 */
export async function recordBounce(
  db: Database,
  tenant: Tenant,
  delivery: Delivery,
  { kind, code, reason, at }: { kind: 'hard' | 'soft'; code?: string; reason: string; at: number },
): Promise<boolean> {
  const contactId = delivery.contactId
  if (contactId !== null) await contactForChange(db, tenant, { uid: contactId })
  const before = await locked(db, tenant, delivery)
  const was = outcomeOf(before)
  if (was === 'hard' || was === 'complaint' || (was === 'soft' && kind === 'soft')) return false
  // Who has opened it has got it, whatever a mail server says of it later.
  if (kind === 'soft' && before.opens > 0) return false
  const sentAt = (await noteSent(db, tenant, delivery, before)) ?? before.sent_at
  if (sentAt === null) return false
  await change(db, tenant, delivery, {
    outcome: deliveryOutcomes.indexOf(kind),
    outcome_at: new Date(at).toISOString(),
    code: code ?? (kind === 'hard' ? '5.0.0' : '4.0.0'),
    smtp: reason.slice(0, 500),
  })
  const { run } = delivery
  const counts: Partial<Record<CountColumn, number>> =
    kind === 'hard' ? { hard_bounces: 1 } : { soft_bounces: 1 }
  await addCounts(db, tenant, [
    { run, at, counts },
    ...(was === 'soft'
      ? [{ run, at: Date.parse(before.outcome_at ?? ''), counts: { soft_bounces: -1 } }]
      : before.opens > 0
        ? []
        : [{ run, at: Date.parse(sentAt), counts: { delivered: -1 } }]),
  ])
  await forgetDelivered(db, tenant, delivery)
  await recordEvents(db, tenant, [
    eventOf(delivery, 'email.bounced', at, { kind, ...(code !== undefined && { code }) }),
  ])
  const isOver = kind === 'hard' || (await isSoftOnly(db, tenant, delivery))
  if (isOver) await endFor(db, tenant, delivery, 'bounced', reason.slice(0, 500), at)
  return true
}

/** That a mail was delivered is what is believed until it comes back. */
async function forgetDelivered(db: Database, { number }: Tenant, { id, campaignId }: Delivery) {
  await sql`
    delete from events where workspace_id = ${number} and campaign_id = ${campaignId} and message_id = ${messageIdOf(id)}
      and type = (select t.id from event_types t where t.workspace_id = ${number} and t.name = 'email.delivered')`.execute(
    db,
  )
}

/** Whether the last mails to a contact all came back for now. */
async function isSoftOnly(db: Database, { number }: Tenant, { contactId }: Delivery): Promise<boolean> {
  if (contactId === null) return false
  const rows = await db
    .selectFrom('deliveries')
    .where('workspace_id', '=', number)
    .where('contact_id', '=', (eb) =>
      eb
        .selectFrom('contacts')
        .where('contacts.workspace_id', '=', number)
        .where('contacts.uid', '=', contactId)
        .select('contacts.id'),
    )
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(SOFT.most)
    .select('outcome')
    .execute()
  const soft = deliveryOutcomes.indexOf('soft')
  return rows.length === SOFT.most && rows.every(({ outcome }) => outcome === soft)
}

/** The contact called the mail unwanted where it reads its mails: it gets no more. Told again, nothing happens. */
export async function recordComplaint(
  db: Database,
  tenant: Tenant,
  delivery: Delivery,
  { at, reason = 'Feedback report: abuse' }: { at: number; reason?: string },
): Promise<boolean> {
  await endFor(db, tenant, delivery, 'complained', reason.slice(0, 500), at)
  const before = await locked(db, tenant, delivery)
  const was = outcomeOf(before)
  if (was === 'complaint' || was === 'hard') return false
  await noteSent(db, tenant, delivery, before)
  await arrived(db, tenant, delivery, before)
  await change(db, tenant, delivery, {
    outcome: deliveryOutcomes.indexOf('complaint'),
    outcome_at: new Date(at).toISOString(),
  })
  await addCounts(db, tenant, [{ run: delivery.run, at, counts: { complaints: 1 } }])
  await recordEvents(db, tenant, [eventOf(delivery, 'email.complained', at)])
  return true
}

/** A provider says that the mail arrived: one whose conversation broke off went out. Answers whether that was not known. */
export async function recordDelivered(db: Database, tenant: Tenant, delivery: Delivery): Promise<boolean> {
  const before = await locked(db, tenant, delivery)
  return (await noteSent(db, tenant, delivery, before)) !== undefined
}
