import type { Clock } from '#lib/clock'
import { MINUTE, SECOND } from '#lib/duration'
import type { JobQueue } from '#server/jobs/job-queue'
import type { Transport } from '#server/mail/transport'
import type { UsedHosting } from '#server/store/served-certificates.store'
import type { LinkTokens } from '#server/public/link-tokens'
import type { Seal } from '#server/seal'
import { campaignForChange } from '#server/store/campaigns.store'
import { failUnknown, recoverClaims, runsWithUnknown } from '#server/store/claims.store'
import type { DatabaseOptions, OpenDatabase } from '#server/store/database'
import { addCounts } from '#server/store/execution-counts.store'
import { executionsUnderWay, oneExecution, type UnderWay } from '#server/store/executions.store'
import { takeSeat, type SenderSeat } from '#server/store/sender-seat'
import { inTransaction } from '#server/store/transaction'
import { beginRun, buildItsSegments, prepareStep } from './begin-run.ts'
import { finishIfStopped } from './finish-run.ts'
import { createRelayCircuit } from './relay-circuit.ts'
import type { RateSettings } from './send-rates.ts'
import { createRunSender } from './send-run.ts'

export interface SenderSettings {
  db: OpenDatabase
  /** Of the database: the seat of the process is held on a connection of its own. */
  connection: DatabaseOptions['connection']
  clock: Clock
  log: {
    info: (fields: Record<string, unknown>, message: string) => void
    error: (fields: Record<string, unknown>, message: string) => void
  }
  transport: Transport
  tokens: LinkTokens
  /** Where links of mails lead: an origin. */
  linkUrl: string
  /** When links and images are those of a hostname of the workspace instead. @default never */
  hosting?: UsedHosting
  /** Whether mails to the addresses of bounces arrive at this server. @default false */
  takesMail?: boolean
  seal: Seal
  rates?: RateSettings
  /** Builds the segments of a campaign that begins. @default they are built when they are next due */
  jobs?: Pick<JobQueue, 'add'>
}

/** Sends the campaigns of all workspaces, with any number of others like it. */
export interface Sender {
  /** Does the next thing for every run that is due or under way. Answers whether there was anything to do. */
  step: () => Promise<boolean>
  /** Goes on by itself until it is stopped. */
  start: () => void
  /** Begins nothing more, and settles when the mails under way are through. */
  stop: () => Promise<void>
}

/** A process without anything to do looks again after `idle` ms; `recover`: how often others are looked after. */
const PACE = { idle: SECOND, recover: MINUTE } as const
/** So long somebody may still be heard of whose conversation broke off, in ms. */
const UNKNOWN = { for: 15 * MINUTE } as const

const iso = (time: number) => new Date(time).toISOString()

export function createSender(settings: SenderSettings): Sender {
  const {
    db,
    connection,
    clock,
    log,
    transport,
    hosting = { customHosts: 'never', filesOrigin: '' },
    jobs,
  } = settings
  const circuit = createRelayCircuit()
  let seat: SenderSeat | undefined
  /** What was begun under its number and not settled is in doubt: the next step takes another one. */
  let isSeatSpoilt = false
  const end = new AbortController()
  let recoveredAt = -Infinity
  /** The number of the run that was at work last. */
  let lastBusy: number | undefined
  let going: Promise<void> | undefined
  let wakeUp = () => undefined as void

  const runs = createRunSender({
    ...settings,
    circuit,
    mayBegin: () => !end.signal.aborted && seat?.isLost() === false && circuit.room(clock.now()) > 0,
    onFailure: noteFailure,
    onLateFailure: (run, error) => {
      noteFailure(run, error)
      isSeatSpoilt = true
    },
  })
  function noteFailure({ campaignId }: UnderWay, error: unknown): void {
    log.error({ err: error, campaign: campaignId }, 'A campaign could not go on')
    recoveredAt = -Infinity
  }

  /** A process whose lock was lost begins anew under another number: what it had claimed is for others to take over. */
  async function seatNow(): Promise<SenderSeat> {
    if (seat && !seat.isLost()) return seat
    await leaveSeat()
    seat = await takeSeat(connection)
    return seat
  }
  async function leaveSeat(): Promise<void> {
    await seat?.release().catch(() => undefined)
    seat = undefined
    isSeatSpoilt = false
  }

  /** Takes over from processes that are gone, and gives up on mails that nobody was heard of. */
  async function lookAfterOthers(): Promise<boolean> {
    const now = clock.now()
    // A clock that was put back would hold this up until it is where it was.
    if (now >= recoveredAt && now - recoveredAt < PACE.recover) return false
    recoveredAt = now
    const found = await recoverClaims(db)
    if (found.claimed + found.begun > 0) log.info(found, 'took over from a sender that is gone')
    const before = iso(now - UNKNOWN.for)
    for (const { tenant, execution } of await runsWithUnknown(db, before))
      // oxlint-disable-next-line no-await-in-loop -- a few
      await inTransaction(db, async (inside) => {
        const run = await oneExecution(inside, tenant, execution)
        const failed = await failUnknown(inside, tenant, execution, before)
        const from = Date.parse(run?.sendingAt ?? iso(now))
        const counted = { run: { execution, from, utcOffset: run?.utcOffset ?? 0 }, at: now }
        await addCounts(inside, tenant, [{ ...counted, counts: { failed } }])
      })
    return found.claimed > 0
  }

  async function begin(run: UnderWay): Promise<boolean> {
    const hasBegun = await inTransaction(db, (inside) => beginRun({ ...run, db: inside, clock, hosting }))
    if (hasBegun && jobs)
      await buildItsSegments({ ...run, db, jobs }).catch((error: unknown) =>
        log.error({ err: error, campaign: run.campaignId }, 'The segments of a campaign are not built'),
      )
    return hasBegun
  }

  async function stepOf(run: UnderWay): Promise<boolean> {
    const { tenant, number, campaignId } = run
    switch (run.status) {
      case 'queued':
        return begin(run)
      case 'preparing':
        return inTransaction(db, (inside) => prepareStep({ ...run, db: inside, clock }))
      case 'sending':
        return runs.sendSome(run, await seatNow())
      case 'canceling':
        return inTransaction(db, async (inside) => {
          await campaignForChange(inside, tenant, campaignId)
          return finishIfStopped(inside, tenant, { campaignId, execution: number, now: iso(clock.now()) })
        })
    }
  }

  async function step(): Promise<boolean> {
    if (isSeatSpoilt) await leaveSeat()
    let isBusy = await lookAfterOthers()
    const underWay = await executionsUnderWay(db, iso(clock.now()))
    // The next one begins: the first takes what rates leave, and a large campaign would hold up all others.
    const next = underWay.findIndex(({ number }) => number === lastBusy) + 1
    for (const run of [...underWay.slice(next), ...underWay.slice(0, next)]) {
      if (end.signal.aborted) return false
      try {
        // oxlint-disable-next-line no-await-in-loop -- each run has its turn
        const wasBusy = await stepOf(run)
        if (wasBusy) lastBusy = run.number
        isBusy ||= wasBusy
      } catch (error) {
        noteFailure(run, error)
        // What was begun and not settled is in doubt: under another number it is taken over like that of a process that is gone.
        // oxlint-disable-next-line no-await-in-loop -- seldom
        await leaveSeat()
      }
    }
    return isBusy
  }

  async function goOn(): Promise<void> {
    while (!end.signal.aborted) {
      let isBusy = false
      try {
        // oxlint-disable-next-line no-await-in-loop -- until it is stopped
        isBusy = await step()
      } catch (error) {
        log.error({ err: error }, 'Sending was interrupted')
      }
      if (end.signal.aborted) return
      // oxlint-disable-next-line no-await-in-loop -- until it is stopped
      await new Promise<void>((done) => {
        const cancel = clock.setTimeout(done, isBusy ? 0 : PACE.idle)
        wakeUp = () => {
          cancel()
          done()
        }
      })
    }
  }

  return {
    step,
    start: () => void (going ??= goOn()),
    async stop() {
      end.abort()
      wakeUp()
      await going
      await runs.settled()
      await leaveSeat()
      await transport.close()
    },
  }
}
