import { LRUCache } from 'lru-cache'
import type { Clock } from '#lib/clock'
import { HOUR } from '#lib/duration'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { noteSigningKeyLost, openSigningKey, SigningKeyLost } from '#server/domains/signing-key'
import { signDkim } from '#server/mail/dkim'
import { bounceAddress } from '#server/mail/mailing'
import type { SendOutcome, Transport } from '#server/mail/transport'
import type { LinkTokens } from '#server/public/link-tokens'
import type { Seal } from '#server/seal'
import { campaignForChange } from '#server/store/campaigns.store'
import { claimDue, dueGroups, releaseClaims, type Claim } from '#server/store/claims.store'
import type { OpenDatabase } from '#server/store/database'
import {
  changeExecution,
  executionForChange,
  oneExecution,
  snapshotOf,
  type UnderWay,
} from '#server/store/executions.store'
import { mailedByOthers, mailedContacts } from '#server/store/recipients.store'
import type { SenderSeat } from '#server/store/sender-seat'
import { inTransaction } from '#server/store/transaction'
import { createComposer } from './compose-mail.ts'
import { failRun, finishIfDone } from './finish-run.ts'
import { createLines } from './lines.ts'
import { CIRCUIT, type RelayCircuit } from './relay-circuit.ts'
import { sendBatch } from './send-batch.ts'
import type { SendingRun } from './sending-run.ts'
import { grantFor, type RateSettings } from './send-rates.ts'

export interface RunSenderSettings {
  db: OpenDatabase
  clock: Clock
  transport: Transport
  tokens: LinkTokens
  linkUrl: string
  takesMail?: boolean
  seal: Seal
  rates?: RateSettings
  circuit: RelayCircuit
  mayBegin: () => boolean
  /** Is told why a run is given up. */
  onFailure: (run: UnderWay, error: unknown) => void
  /** Is told what went wrong with a batch that was left behind. */
  onLateFailure: (run: UnderWay, error: unknown) => void
}

/** Sends the mails of runs, a batch at a time. */
export interface RunSender {
  /** Answers whether there was anything to do. */
  sendSome: (run: UnderWay, seat: SenderSeat) => Promise<boolean>
  /** Settles once no conversation is left behind. */
  settled: () => Promise<void>
}

/**
 * Mails that are claimed at once where all connections are free, and runs that are kept at hand. While the last ones of a batch
 * are under way, connections wait.
 */
const BATCH = 500
const RUNS = 20

const iso = (time: number) => new Date(time).toISOString()

/** A run with how its mails are signed. */
interface ReadyRun extends SendingRun {
  sign: (message: Uint8Array) => Promise<Uint8Array>
}

export function createRunSender(settings: RunSenderSettings): RunSender {
  const {
    db,
    clock,
    transport,
    tokens,
    linkUrl,
    takesMail,
    seal,
    rates = {},
    circuit,
    mayBegin,
    onFailure,
    onLateFailure,
  } = settings
  const lines = createLines(transport.connections)
  const late = new Set<Promise<void>>()
  const ready = new LRUCache<number, ReadyRun>({ max: RUNS })

  async function readyRun({ tenant, number, campaignId }: UnderWay): Promise<ReadyRun | undefined> {
    const known = ready.get(number)
    if (known) return known
    const kept = await snapshotOf(db, tenant, number)
    const execution = await oneExecution(db, tenant, number)
    if (!kept || execution?.sendingAt === undefined) return undefined
    const { snapshot, links } = kept
    const from = Date.parse(execution.sendingAt)
    const key = await openSigningKey({ db, tenant, seal }, snapshot.sender.domainName)
    const made: ReadyRun = {
      tenant,
      campaignId,
      snapshot,
      run: { execution: number, from, utcOffset: execution.utcOffset },
      hasFirstMail: false,
      composer: createComposer({ campaignId, snapshot, links, now: from }, { tokens, linkUrl, takesMail }),
      sign: async (message) => (key ? signDkim(message, key) : message),
    }
    ready.set(number, made)
    return made
  }

  /** Claims what may go out now, of each group of providers in turn. */
  async function claimSome(
    run: UnderWay,
    { snapshot }: ReadyRun,
    seat: number,
  ): Promise<Claim[] | undefined> {
    const { tenant, number } = run
    const now = clock.now()
    const groups = await dueGroups(db, tenant, number, iso(now))
    if (groups.length === 0) return undefined
    const claims: Claim[] = []
    const most = Math.ceil((BATCH * lines.free()) / transport.connections)
    for (const group of groups) {
      const wanted = Math.min(most - claims.length, circuit.room(now))
      if (wanted <= 0 || (circuit.isOpen() && claims.length > 0)) break
      // oxlint-disable-next-line no-await-in-loop -- what one group takes is gone for the next
      const grant = await grantFor(db, tenant, rates, {
        domain: snapshot.sender.domainName,
        group,
        wanted,
        now,
      })
      if (grant.count === 0) continue
      // oxlint-disable-next-line no-await-in-loop -- as above
      const some = await claimDue(db, tenant, { execution: number, seat, now: iso(now) }, group, grant.count)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await grant.giveBack(grant.count - some.length)
      claims.push(...some)
    }
    return claims
  }

  async function send(
    run: UnderWay,
    sending: ReadyRun,
    seat: number,
    claims: readonly Claim[],
  ): Promise<void> {
    const { tenant, campaignId } = run
    const { segmentIds } = sending.composer
    const numbers = claims.flatMap(({ contact }) => contact ?? [])
    // Asked again: another campaign may have gone out since this one was prepared, or since it was stopped.
    const hours = sending.snapshot.audience.skipIfSentWithinHours
    try {
      const recent =
        hours === undefined
          ? undefined
          : await mailedByOthers(db, tenant, numbers, {
              campaignId,
              since: iso(clock.now() - hours * HOUR),
            })
      const contacts = await mailedContacts(
        db,
        tenant,
        numbers,
        segmentIds.length > 0
          ? { segmentIds, search: (await workspaceFacts({ db, tenant, clock })).search }
          : undefined,
      )
      const mails = claims.map((claim) => ({
        claim,
        contact: claim.contact === null ? undefined : contacts.get(claim.contact),
        isRecent: claim.contact !== null && recent?.has(claim.contact) === true,
      }))
      const sent = await sendBatch(
        {
          db,
          clock,
          transport,
          lines,
          seat,
          mayBegin,
          sign: sending.sign,
          envelopeFrom: (id, { sender }) => bounceAddress(tokens.bounce(id), sender.domainName),
          onOutcome: (outcome: SendOutcome) => circuit.note(outcome, clock.now()),
        },
        sending,
        mails,
      )
      if (sent.late) leaveBehind(run, sent.late)
    } catch (error) {
      // What was not begun is nobody's any more; what was begun is settled by whoever takes over.
      await releaseClaims(
        db,
        tenant,
        seat,
        claims.map(({ id }) => id),
      ).catch(() => undefined)
      throw error
    }
  }

  function leaveBehind(run: UnderWay, conversations: Promise<void>): void {
    const settled = conversations
      .catch((error: unknown) => onLateFailure(run, error))
      .finally(() => void late.delete(settled))
    late.add(settled)
  }

  /** Notes since when no relay answers, and gives the run up where that has gone on for too long. */
  async function noteCircuit(run: UnderWay): Promise<boolean> {
    const { tenant, number, failingSince } = run
    const now = clock.now()
    if (!circuit.isOpen()) {
      if (failingSince !== undefined) await changeExecution(db, tenant, number, { failingSince: null })
      return false
    }
    if (failingSince === undefined) {
      await changeExecution(db, tenant, number, { failingSince: iso(now) })
      return false
    }
    if (now - Date.parse(failingSince) < CIRCUIT.most) return false
    return giveUp(run, 'provider_unavailable')
  }

  /** Ends a run that is being sent, for a reason that its campaign says too. Answers whether it was being sent. */
  const giveUp = ({ tenant, number, campaignId }: UnderWay, failure: Parameters<typeof failRun>[3]) =>
    inTransaction(db, async (inside) => {
      await campaignForChange(inside, tenant, campaignId)
      const execution = await executionForChange(inside, tenant, number)
      if (execution?.status !== 'sending') return false
      await failRun(inside, tenant, { campaignId, execution: number, now: iso(clock.now()) }, failure)
      return true
    })

  return {
    async sendSome(run, seat) {
      const { tenant, number, campaignId } = run
      let sending: ReadyRun | undefined
      try {
        sending = await readyRun(run)
      } catch (error) {
        if (!(error instanceof SigningKeyLost)) throw error
        onFailure(run, error)
        await noteSigningKeyLost({ db, tenant, clock }, error.domainName)
        return giveUp(run, 'sender_not_verified')
      }
      if (!sending) return false
      if (circuit.room(clock.now()) === 0 || lines.free() === 0) return noteCircuit(run)
      const claims = await claimSome(run, sending, seat.number)
      if (claims === undefined)
        return inTransaction(db, async (inside) => {
          await campaignForChange(inside, tenant, campaignId)
          return finishIfDone(inside, tenant, { campaignId, execution: number, now: iso(clock.now()) })
        })
      if (claims.length === 0) return false
      await send(run, sending, seat.number, claims)
      await noteCircuit(run)
      return true
    },
    async settled() {
      await Promise.all(late)
    },
  }
}
