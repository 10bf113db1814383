import { endedByMail } from '#domain/contacts/mail-endings'
import type { SendStep } from '#domain/transactional/send-status'
import { recordEvents } from './contact-events.store.ts'
import { changeContact, contactForChange } from './contacts.store.ts'
import type { Database } from './database.ts'
import { deliveryOutcomes, deliveryStates } from './deliveries.tables.ts'
import { noteMessage } from './messages.store.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** The recipient of a mail to single people, as whoever is told what came of it knows it. */
export interface MessageRecipient {
  id: number
  tenant: Tenant
  messageId: string
  /** The id of the contact. */
  contactId: string | null
}

/** The recipient that a bounce names; undefined where there is none. */
export async function recipientOf(db: Database, id: number): Promise<MessageRecipient | undefined> {
  const row = await db
    .selectFrom('message_recipients as named')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.number', '=', 'named.message_number').onRef('m.workspace_id', '=', 'named.workspace_id'),
    )
    .innerJoin('workspaces as w', 'w.number', 'named.workspace_id')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'named.contact_id').onRef('c.workspace_id', '=', 'named.workspace_id'),
    )
    .where('named.id', '=', id)
    .select(['named.id', 'm.id as messageId', 'w.id as workspace', 'w.number', 'c.uid'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      tenant: tenantOf({ id: row.workspace, number: row.number }),
      messageId: row.messageId,
      contactId: row.uid,
    }
  )
}

/** What is heard of a mail that was sent. */
export type MessageReport =
  | { kind: 'delivered' | 'opened' | 'clicked' }
  | { kind: 'hard' | 'soft'; code?: string | undefined; reason: string }
  | { kind: 'complaint'; reason: string }

const ends: Readonly<Record<MessageReport['kind'], SendStep['type']>> = {
  delivered: 'delivered',
  opened: 'opened',
  clicked: 'clicked',
  hard: 'bounced',
  soft: 'bounced',
  complaint: 'complained',
}

/**
 * Writes what is heard of a mail (API-22): a bounce ends it, a complaint comes after it was delivered, and nothing comes after
 * either. A hard bounce and a complaint end that the contact gets mail. Answers whether anything was changed.
 */
export async function recordMessageReport(
  db: Database,
  tenant: Tenant,
  { id, contactId, messageId }: MessageRecipient,
  report: MessageReport,
  now: number,
): Promise<boolean> {
  // The contact is locked before its mail, as everywhere.
  const contact = contactId === null ? undefined : await contactForChange(db, tenant, { uid: contactId })
  const before = await db
    .selectFrom('message_recipients')
    .where('workspace_id', '=', tenant.number)
    .where('id', '=', id)
    .select(['state', 'outcome', 'opens', 'clicks', 'begun_at', 'sent_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!before || before.begun_at === null || deliveryStates[before.state] === 'skipped') return false
  const was = before.outcome === null ? undefined : deliveryOutcomes[before.outcome]
  if (was === 'hard' || was === 'soft' || was === 'complaint') return false
  if (report.kind === 'delivered' && was === 'delivered') return false
  const at = new Date(now).toISOString()
  const outcome = report.kind === 'opened' || report.kind === 'clicked' ? ('delivered' as const) : report.kind
  const isFirstHeard = outcome === 'delivered' && was === undefined && report.kind !== 'delivered'
  await db
    .updateTable('message_recipients')
    .set({
      // Whoever hears of a mail knows that it went out, also where its conversation broke off.
      state: deliveryStates.indexOf('sent'),
      sent_at: before.sent_at ?? before.begun_at,
      outcome: deliveryOutcomes.indexOf(outcome),
      outcome_at: at,
      ...(report.kind === 'opened' && {
        opens: before.opens + 1,
        ...(before.opens === 0 && { first_open_at: at }),
      }),
      ...(report.kind === 'clicked' && {
        clicks: before.clicks + 1,
        ...(before.clicks === 0 && { first_click_at: at }),
      }),
      ...('code' in report && report.code !== undefined && { code: report.code }),
      ...('reason' in report && { smtp: report.reason.slice(0, 500) }),
    })
    .where('workspace_id', '=', tenant.number)
    .where('id', '=', id)
    .execute()
  const reason = 'reason' in report ? report.reason.slice(0, 500) : undefined
  if (deliveryStates[before.state] !== 'sent') await noteMessage(db, tenant, id, { type: 'sent', at })
  // Who has opened it, or complains of it, has got it.
  if (isFirstHeard || (report.kind === 'complaint' && was === undefined))
    await noteMessage(db, tenant, id, { type: 'delivered', at })
  await noteMessage(db, tenant, id, { type: ends[report.kind], at, ...(reason !== undefined && { reason }) })
  if (!contact || reason === undefined) return true
  const isOver = report.kind === 'hard' || report.kind === 'complaint'
  const after =
    isOver &&
    endedByMail(contact, { status: report.kind === 'hard' ? 'bounced' : 'complained', reason, now: at })
  if (after) await changeContact(db, tenant, after)
  await recordEvents(db, tenant, [
    {
      contactId: contact.id,
      type: report.kind === 'complaint' ? 'email.complained' : 'email.bounced',
      payload:
        report.kind === 'complaint'
          ? {}
          : {
              kind: report.kind,
              ...('code' in report && report.code !== undefined && { code: report.code }),
            },
      source: 'email',
      messageId,
      occurredAt: at,
    },
  ])
  return true
}
