import { afterAttempt } from '#domain/campaigns/delivery-attempts'
import type { Clock } from '#lib/clock'
import { listenForSilence } from '#server/mail/silence'
import type { OutgoingMail, SendOutcome, Transport } from '#server/mail/transport'
import { markBegun, releaseClaims, type Claim } from '#server/store/claims.store'
import type { Database, OpenDatabase } from '#server/store/database'
import type { ExecutionSnapshot, SkipReason } from '#server/store/deliveries.tables'
import type { MailedContact } from '#server/store/recipients.store'
import { inTransaction } from '#server/store/transaction'
import { NotForThem } from './compose-mail.ts'
import { createGroupCommit } from './group-commit.ts'
import { keepOutcomes, keepSkips, type Attempted, type Skip } from './keep-outcomes.ts'
import type { Lines } from './lines.ts'
import type { SendingRun } from './sending-run.ts'

export interface BatchSettings {
  db: OpenDatabase
  clock: Clock
  transport: Pick<Transport, 'send'>
  /** What is free of them is the batch's. */
  lines: Lines
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

/** Conversations that a batch has left behind: mail servers that say nothing. */
export interface SentBatch {
  /** Settles with the last of them; rejects where one went wrong. */
  late?: Promise<void>
}

/** Whoever is still to get a mail, as it was claimed. */
export interface ClaimedMail {
  claim: Claim
  contact: MailedContact | undefined
  /** Another campaign reached them within the hours in which this one leaves such readers out. */
  isRecent: boolean
}

/**
 * Sends claimed mails: each is marked before its conversation with the mail server begins and after it, so that of a killed
 * process only the conversations are in doubt (docs/decisions/042). Whoever may no longer get it is left out here. What mail
 * servers leave without an answer goes on by itself, and the claims that have not begun are given back.
 */
export async function sendBatch(
  settings: BatchSettings,
  sending: SendingRun,
  mails: readonly ClaimedMail[],
): Promise<SentBatch> {
  const { db, clock, transport, lines, seat, sign, onOutcome } = settings
  const { tenant, run, snapshot, composer } = sending
  const skips: Skip[] = []
  let hasLetGo = false
  const mayBegin = () => !hasLetGo && settings.mayBegin()

  const marks = createGroupCommit(async (all: readonly Mark[]) => {
    const ended = all.flatMap((one) => one.ended ?? [])
    const begins = all.flatMap((one) => one.begins?.claim.id ?? [])
    const mark = async (inside: Database) => {
      const kept = await keepOutcomes(inside, sending, settings, ended)
      const claiming = { execution: run.execution, seat, now: new Date(clock.now()).toISOString() }
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
  async function mailTo(claimed: ClaimedMail): Promise<ReadyMail | undefined> {
    const { claim, contact } = claimed
    const reason = skipReasonOf(claimed, snapshot)
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
    silence.heard()
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
  const silence = listenForSilence(clock)
  const conversations = Promise.allSettled(
    Array.from({ length: Math.min(lines.free(), mails.length) }, () => lines.hold(converse)),
  )
  const ended = conversations.then((all) => {
    for (const one of all) if (one.status === 'rejected') throw one.reason
  })
  // What went wrong is told once the rest is given back.
  ended.catch(() => undefined)
  const isThrough = await Promise.race([conversations.then(() => true), silence.fallen.then(() => false)])
  silence.end()
  hasLetGo = true
  await keepSkips(db, sending, seat, skips)
  await releaseClaims(
    db,
    tenant,
    seat,
    mails.map(({ claim }) => claim.id),
  )
  if (!isThrough) return { late: ended }
  await ended
  return {}
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
  { claim: { list, segment }, contact, isRecent }: ClaimedMail,
  { audience }: ExecutionSnapshot,
): SkipReason | undefined {
  if (!contact) return 'suppressed'
  if (contact.status === 'unsubscribed') return 'unsubscribed'
  if (contact.status !== 'subscribed') return 'suppressed'
  // Who was found by a list alone must still be on one of them.
  const isOn =
    list === null ||
    segment !== null ||
    contact.subscriptions.some(
      ({ mailingListId, status }) => status === 'active' && audience.mailingListIds.includes(mailingListId),
    )
  if (!isOn) return 'unsubscribed'
  return isRecent ? 'recently_sent' : undefined
}
