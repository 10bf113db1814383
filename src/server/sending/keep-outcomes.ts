import type { AfterAttempt } from '#domain/campaigns/delivery-attempts'
import { sentPayload } from '#domain/campaigns/variants'
import { endedByMail } from '#domain/contacts/mail-endings'
import type { Clock } from '#lib/clock'
import type { SendOutcome } from '#server/mail/transport'
import { noteFirstMail } from '#server/store/campaigns.store'
import { markOutcomes, markSkipped, type Claim, type Marked } from '#server/store/claims.store'
import { recordEvents, type NewEvent } from '#server/store/contact-events.store'
import { changeContact, contactForChange } from '#server/store/contacts.store'
import type { Database, OpenDatabase } from '#server/store/database'
import { skipReasons, type SkipReason } from '#server/store/deliveries.tables'
import { messageIdOf } from '#server/store/delivery-outcomes.store'
import { addCounts, type Counted } from '#server/store/execution-counts.store'
import { addRecipients } from '#server/store/executions.store'
import type { MailedContact } from '#server/store/recipients.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'
import { countCampaignMails } from '#server/store/usage.store'
import type { SendingRun } from './sending-run.ts'

const iso = (time: number) => new Date(time).toISOString()

/** A conversation that has ended, and what it means for the mail. */
export interface Attempted {
  claim: Claim
  contact: MailedContact
  outcome: SendOutcome
  after: AfterAttempt
  /** ms since 1970. */
  at: number
}

function markOf({ claim, outcome, after, at }: Attempted): Marked {
  const said = outcome.text ?? (outcome.code === undefined ? undefined : String(outcome.code))
  return {
    id: claim.id,
    state: after.state,
    ...(said !== undefined && { smtp: said }),
    ...(after.state === 'sent' && { sentAt: iso(at) }),
    ...(after.state === 'deferred' && { retryAt: iso(at + after.wait) }),
    ...(after.state === 'sent' && after.bounce && { bounce: after.bounce }),
    ...((after.state === 'failed' || (after.state === 'sent' && after.bounce)) &&
      outcome.status !== undefined && { code: outcome.status }),
  }
}

/** Writes what became of mails: their rows, the history of their readers, the figures, and what a bounce means for a contact. */
export async function keepOutcomes(
  db: Database,
  { tenant, campaignId, run, snapshot, hasFirstMail }: SendingRun,
  { seat, clock }: { seat: number; clock: Clock },
  all: readonly Attempted[],
): Promise<ReadonlySet<number>> {
  if (all.length === 0) return new Set()
  const marked = await markOutcomes(db, tenant, { seat, now: iso(clock.now()) }, all.map(markOf))
  const kept = all.filter(({ claim }) => marked.has(claim.id))
  const counted: Counted[] = []
  const events: NewEvent[] = []
  for (const { claim, contact, outcome, after, at } of kept) {
    const base = {
      contactId: contact.id,
      source: 'email' as const,
      campaignId,
      messageId: messageIdOf(claim.id),
      occurredAt: iso(at),
    }
    if (after.state === 'failed') counted.push({ run, at, counts: { failed: 1 } })
    if (after.state !== 'sent') continue
    events.push({ ...base, type: 'email.sent', payload: sentPayload(snapshot.variants, claim.variant) })
    if (after.bounce === undefined) {
      counted.push({ run, at, counts: { sent: 1, delivered: 1 } })
      events.push({ ...base, type: 'email.delivered', payload: {} })
      continue
    }
    const bounced = after.bounce === 'hard' ? { hard_bounces: 1 } : { soft_bounces: 1 }
    counted.push({ run, at, counts: { sent: 1, ...bounced } })
    events.push({
      ...base,
      type: 'email.bounced',
      payload: { kind: after.bounce, ...(outcome.status !== undefined && { code: outcome.status }) },
    })
  }
  await recordEvents(db, tenant, events)
  await addCounts(db, tenant, counted)
  const sent = kept.filter(({ after }) => after.state === 'sent')
  const [first] = sent
  if (first) {
    await countCampaignMails(db, tenant, first.at, sent.length)
    if (!hasFirstMail) await noteFirstMail(db, tenant, campaignId, iso(run.from))
  }
  for (const { contact, outcome, after, at } of sent)
    if (after.state === 'sent' && after.bounce === 'hard')
      await endFor(db, tenant, contact.id, outcome.text ?? '', at)
  return marked
}

async function endFor(db: Database, tenant: Tenant, uid: string, reason: string, at: number): Promise<void> {
  const contact = await contactForChange(db, tenant, { uid })
  const after = contact && endedByMail(contact, { status: 'bounced', reason, now: iso(at) })
  if (after) await changeContact(db, tenant, after)
}

/** Somebody who gets nothing after all. `id`: of the delivery. */
export interface Skip {
  id: number
  reason: SkipReason
}

/** Writes who gets nothing after all: they are no recipients of the run any more. Answers how many they are. */
export async function keepSkips(
  db: OpenDatabase,
  { tenant, run }: SendingRun,
  seat: number,
  skips: readonly Skip[],
): Promise<number> {
  if (skips.length === 0) return 0
  return inTransaction(db, async (inside) => {
    const rows = skips.map(({ id, reason }) => ({ id, reason: skipReasons.indexOf(reason) }))
    const marked = await markSkipped(inside, tenant, { seat }, rows)
    const kept = skips.filter(({ id }) => marked.has(id))
    const count = (reason: SkipReason) => kept.filter((one) => one.reason === reason).length
    await addRecipients(inside, tenant, run.execution, {
      recipients: -kept.length,
      skippedBy: {
        unsubscribed: count('unsubscribed'),
        suppressed: count('suppressed'),
        recently_sent: count('recently_sent'),
        render_error: count('render_error'),
      },
    })
    return kept.length
  })
}
