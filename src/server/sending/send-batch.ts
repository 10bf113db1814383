import { afterAttempt, type AfterAttempt } from '#domain/campaigns/delivery-attempts'
import { endedByMail } from '#domain/contacts/mail-endings'
import type { Clock } from '#lib/clock'
import type { OutgoingMail, SendOutcome, Transport } from '#server/mail/transport'
import {
  markBegun,
  markOutcomes,
  markSkipped,
  releaseClaims,
  type Claim,
  type Marked,
} from '#server/store/claims.store'
import { noteFirstMail } from '#server/store/campaigns.store'
import { recordEvents, type NewEvent } from '#server/store/contact-events.store'
import { changeContact, contactForChange } from '#server/store/contacts.store'
import type { Database, OpenDatabase } from '#server/store/database'
import { skipReasons, type ExecutionSnapshot, type SkipReason } from '#server/store/deliveries.tables'
import { messageIdOf } from '#server/store/delivery-outcomes.store'
import { addCounts, type Counted, type CountedRun } from '#server/store/execution-counts.store'
import { addRecipients } from '#server/store/executions.store'
import type { MailedContact } from '#server/store/recipients.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'
import { countCampaignMails } from '#server/store/usage.store'
import { NotForThem, type Composer } from './compose-mail.ts'
import { createGroupCommit } from './group-commit.ts'

/** A run whose mails a process sends. */
export interface SendingRun {
  tenant: Tenant
  campaignId: string
  run: CountedRun
  snapshot: ExecutionSnapshot
  composer: Composer
  /** Whether this process has written that a mail of it went out. */
  hasFirstMail: boolean
}

export interface BatchSettings {
  db: OpenDatabase
  clock: Clock
  transport: Transport
  /** The number of the process. */
  seat: number
  /** The address that bounces of a delivery go to. */
  envelopeFrom: (deliveryId: number, snapshot: ExecutionSnapshot) => string
  /** Signs a message as the domain of the sender; as it is where that has no key. */
  sign: (message: Uint8Array) => Promise<Uint8Array>
  /** Is told how each attempt went. */
  onOutcome: (outcome: SendOutcome) => void
  /** Whether another conversation may begin: not once the process is told to end, its seat is lost or no relay answers. */
  mayBegin: () => boolean
}

/** What a batch came to. */
export interface BatchResult {
  sent: number
  failed: number
  skipped: number
  /** Claims that were given back, or that were no longer the process's to send. */
  released: number
}

const iso = (time: number) => new Date(time).toISOString()

/** Whoever is still to get a mail, as it was claimed. */
export interface ClaimedMail {
  claim: Claim
  contact: MailedContact | undefined
}

/**
 * Sends claimed mails: each is marked before its conversation with the mail server begins and after it, so that of a killed
 * process only the conversations are in doubt (docs/decisions/042). Whoever may no longer get it is left out here.
 */
export async function sendBatch(
  settings: BatchSettings,
  sending: SendingRun,
  mails: readonly ClaimedMail[],
): Promise<BatchResult> {
  const { db, clock, transport, seat, sign, onOutcome, mayBegin } = settings
  const { tenant, run, snapshot, composer } = sending
  const result: BatchResult = { sent: 0, failed: 0, skipped: 0, released: 0 }
  const skips: { id: number; reason: SkipReason }[] = []

  const marks = createGroupCommit(async (all: readonly Mark[]) => {
    const ended = all.flatMap((one) => one.ended ?? [])
    const begins = all.flatMap((one) => one.begins?.claim.id ?? [])
    const mark = async (inside: Database) => {
      const kept = await keepOutcomes(inside, sending, settings, ended)
      const claiming = { execution: run.execution, seat, now: iso(clock.now()) }
      return { kept, begun: await markBegun(inside, tenant, claiming, begins) }
    }
    const { kept, begun } = await (ended.length > 0 ? inTransaction(db, mark) : mark(db))
    sending.hasFirstMail ||= ended.some(({ claim, after }) => after.state === 'sent' && kept.has(claim.id))
    return all.map((one) => ({
      isKept: one.ended !== undefined && kept.has(one.ended.claim.id),
      mayBegin: one.begins !== undefined && begun.has(one.begins.claim.id),
    }))
  })

  /** The mail to somebody as it goes out; undefined for whoever gets none. */
  async function mailTo({ claim, contact }: ClaimedMail): Promise<ReadyMail | undefined> {
    const reason = skipReasonOf(contact, claim, snapshot)
    if (reason !== undefined || !contact) {
      skips.push({ id: claim.id, reason: reason ?? 'suppressed' })
      return undefined
    }
    let raw: Uint8Array
    try {
      raw = composer.messageFor({ deliveryId: claim.id, variant: claim.variant, contact }, clock.now())
    } catch (error) {
      if (!(error instanceof NotForThem)) throw error
      skips.push({ id: claim.id, reason: 'render_error' })
      return undefined
    }
    return {
      claim,
      contact,
      mail: {
        id: `d${claim.id}`,
        envelopeFrom: settings.envelopeFrom(claim.id, snapshot),
        to: contact.email,
        raw: await sign(raw),
      },
    }
  }

  const waiting = mails[Symbol.iterator]()
  async function nextMail(): Promise<ReadyMail | undefined> {
    for (const one of waiting) {
      if (!mayBegin()) return undefined
      // oxlint-disable-next-line no-await-in-loop -- until somebody gets one
      const ready = await mailTo(one)
      if (ready) return ready
    }
    return undefined
  }

  async function carry({ claim, contact, mail }: ReadyMail): Promise<Attempted> {
    const outcome = heardOf(await transport.send(mail))
    onOutcome(outcome)
    return { claim, contact, outcome, after: afterAttempt(outcome, claim.attempt + 1), at: clock.now() }
  }

  /**
   * One conversation after the other. That one has ended and the next begins is written together, so of each connection one
   * mail at most is in doubt; the next is composed while the mail server has the one before.
   */
  async function converse(): Promise<void> {
    let ended: Attempted | undefined
    let next = await nextMail()
    while (ended ?? next) {
      const begins = next && mayBegin() ? next : undefined
      if (!ended && !begins) return
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const said = await marks.add({ ended, begins })
      if (said.isKept && ended?.after.state === 'sent') result.sent += 1
      if (said.isKept && ended?.after.state === 'failed') result.failed += 1
      ended = undefined
      const following = begins && nextMail()
      // What goes wrong with the next mail is told once this one is settled.
      following?.catch(() => undefined)
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (begins && said.mayBegin) ended = await carry(begins)
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        next = await following
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop -- the last one
        if (ended) await marks.add({ ended })
        throw error
      }
    }
  }

  // What is under way is finished, whatever goes wrong with one of them.
  const conversations = await Promise.allSettled(
    Array.from({ length: Math.min(transport.connections, mails.length) }, converse),
  )
  result.skipped = await keepSkips(db, sending, seat, skips)
  await releaseClaims(db, tenant, { seat, execution: run.execution })
  result.released = mails.length - result.sent - result.failed - result.skipped
  for (const one of conversations) if (one.status === 'rejected') throw one.reason
  return result
}

/** A mail that waits for its conversation. */
interface ReadyMail {
  claim: Claim
  contact: MailedContact
  mail: OutgoingMail
}

/** What is written of a connection: what became of the last mail on it, and which one begins. */
interface Mark {
  ended?: Attempted | undefined
  begins?: ReadyMail | undefined
}

/** Without an answer a refusal is none: no mail server was reached. */
const heardOf = (outcome: SendOutcome): SendOutcome =>
  outcome.kind === 'deferred' && outcome.code === undefined ? { ...outcome, kind: 'unsent' } : outcome

/** Why somebody gets nothing after all, as they are at the moment of sending (CAM-20). */
function skipReasonOf(
  contact: MailedContact | undefined,
  { list, segment }: Claim,
  { audience }: ExecutionSnapshot,
): SkipReason | undefined {
  if (!contact) return 'suppressed'
  if (contact.status === 'unsubscribed') return 'unsubscribed'
  if (contact.status !== 'subscribed') return 'suppressed'
  // Who was found by a list alone must still be on one of them.
  if (list === null || segment !== null) return undefined
  const isOn = contact.subscriptions.some(
    ({ mailingListId, status }) => status === 'active' && audience.mailingListIds.includes(mailingListId),
  )
  return isOn ? undefined : 'unsubscribed'
}

interface Attempted {
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
async function keepOutcomes(
  db: Database,
  { tenant, campaignId, run, snapshot, hasFirstMail }: SendingRun,
  { seat, clock }: BatchSettings,
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
    const subject = snapshot.variants[claim.variant]?.subject ?? ''
    events.push({ ...base, type: 'email.sent', payload: { subject } })
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

/** Writes who gets nothing after all: they are no recipients of the run any more. Answers how many they are. */
async function keepSkips(
  db: OpenDatabase,
  { tenant, run }: SendingRun,
  seat: number,
  skips: readonly { id: number; reason: SkipReason }[],
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
        render_error: count('render_error'),
      },
    })
    return kept.length
  })
}
