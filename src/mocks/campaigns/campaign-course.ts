import type { Campaign, CampaignStats, CampaignStatus, Execution } from '#api/campaigns'
import { executions, isoOf, SENDING, type CampaignRecord, type ExecutionRecord } from './campaigns.data.ts'
import type { Db } from '#mocks/core/db'
import { executionErrors } from '#domain/campaigns/execution-failure'
import { addStats, noStats } from '#domain/campaigns/stats'
import { overAt, statsOf, turnsOf } from './sending-plan.ts'
import { endOf, recipientsOf, type Sending } from './sending.ts'

/** The run as it goes, as far as it goes. */
export function sendingOf(record: ExecutionRecord, links: Sending['links'] = {}): Sending {
  const stopAt = Math.min(canceledBy(record), failedBy(record))
  return { ...record.sending, links, ...(stopAt < Infinity && { stopAt }) }
}
const canceledBy = ({ canceledAt }: ExecutionRecord): number =>
  canceledAt === undefined ? Infinity : Date.parse(canceledAt) + SENDING.cancel
const failedBy = ({ failsAt }: ExecutionRecord): number =>
  failsAt === undefined ? Infinity : Date.parse(failsAt)

type Phase = Exclude<Execution['status'], 'queued' | 'completed_with_errors'>

function phaseOf(record: ExecutionRecord, now: number): Phase {
  if (now >= failedBy(record)) return 'failed'
  if (now >= canceledBy(record)) return 'canceled'
  const end = endOf(sendingOf(record))
  if (record.canceledAt !== undefined && now >= Date.parse(record.canceledAt)) return 'canceling'
  if (now < record.sending.from) return 'preparing'
  return now < end ? 'sending' : 'completed'
}

const finishedAt = (record: ExecutionRecord): number =>
  Math.min(failedBy(record), record.canceledAt === undefined ? endOf(sendingOf(record)) : canceledBy(record))

const kept = new WeakMap<ExecutionRecord, { at: number; stats: Required<CampaignStats> }>()

/** What has come of a run. What is over is counted once. */
export function executionStats(record: ExecutionRecord, now: number): Required<CampaignStats> {
  const known = kept.get(record)
  if (known && (known.at === now || (known.at < now && known.at >= overAt(sendingOf(record)))))
    return known.stats
  const stats = statsOf(sendingOf(record), now)
  kept.set(record, { at: now, stats })
  return stats
}

/** The runs of a campaign that have begun, oldest first. */
export const executionsOf = (db: Db, campaignId: string): ExecutionRecord[] =>
  db
    .of(executions)
    .where((one) => one.campaignId === campaignId)
    .sort((a, b) => a.scheduledAt.localeCompare(b.scheduledAt))

/** How many have had their turn in a run. */
const processedIn = (record: ExecutionRecord, now: number): number =>
  turnsOf(sendingOf(record), now).reduce((sum, one) => sum + one, 0)

/** Whether a run counts: one that was canceled before the first mail is as if it had not been. */
const counts = (record: ExecutionRecord, now: number): boolean =>
  phaseOf(record, now) !== 'canceled' || processedIn(record, now) > 0

const statusOfPhase: Record<Phase, CampaignStatus> = {
  preparing: 'preparing',
  sending: 'sending',
  canceling: 'canceling',
  canceled: 'canceled',
  failed: 'failed',
  completed: 'sent',
}

/** What is true of a campaign now (CAM-2): its record says what was decided, its runs and the clock say the rest. */
export interface CampaignState {
  status: CampaignStatus
  /** Those that count, oldest first. */
  runs: ExecutionRecord[]
  last: ExecutionRecord | undefined
}
export function stateOf(db: Db, campaign: CampaignRecord, now: number): CampaignState {
  const runs = executionsOf(db, campaign.id).filter((one) => counts(one, now))
  const last = runs.at(-1)
  const status = campaign.queued ? 'scheduled' : last ? statusOfPhase[phaseOf(last, now)] : 'draft'
  return { status, runs, last }
}

/** What the runs have come to together; each of them is for others, so they add up. */
export function statsOfRuns(runs: readonly ExecutionRecord[], now: number): Required<CampaignStats> {
  const all = runs.reduce((sum, run) => addStats(sum, executionStats(run, now)), noStats())
  // The later runs are for those whom the first did not reach.
  return { ...all, recipients: recipientsOf(firstOf(runs)?.sending ?? { cells: [] }) }
}

/** The first run that knew whom it was for. */
const firstOf = (runs: readonly ExecutionRecord[]): ExecutionRecord | undefined =>
  runs.find((run) => run.sending.cells.length > 0)

/** How many have not had their turn, in each cell of the last run. */
export const restOf = (last: ExecutionRecord, now: number): number[] => {
  const turns = turnsOf(sendingOf(last), now)
  return last.sending.cells.map(({ count }, place) => count - (turns[place] ?? 0))
}

/** Facts of a campaign that its runs and the clock make. */
export function courseOf(
  db: Db,
  campaign: CampaignRecord,
  now: number,
): Pick<Campaign, 'status' | 'statusReason' | 'schedule' | 'stats' | 'lastExecutionId' | 'sentAt'> {
  const { status, runs, last } = stateOf(db, campaign, now)
  const { schedule, queued } = campaign
  const began = runs.find((run) => run.sending.from <= now && processedIn(run, now) > 0)
  const undoUntil = queued?.undoUntil
  return {
    status,
    ...(status === 'failed' && last?.failure && { statusReason: last.failure }),
    schedule:
      status === 'draft' || schedule === null
        ? null
        : {
            ...schedule,
            ...(undoUntil !== undefined && Date.parse(undoUntil) > now && { undoUntil }),
          },
    stats: runs.some((run) => run.sending.cells.length > 0 && now >= run.sending.from)
      ? statsOfRuns(runs, now)
      : null,
    ...(status !== 'draft' &&
      (queued ? { lastExecutionId: queued.executionId } : last && { lastExecutionId: last.id })),
    ...(began && { sentAt: isoOf(began.sending.from) }),
  }
}

/** A run as the API tells of it. */
export function executionAt(record: ExecutionRecord, now: number): Execution {
  const phase = phaseOf(record, now)
  const { sent, failed } = executionStats(record, now)
  const { skippedBy, failure, sending } = record
  const isPrepared = now >= sending.from || phase === 'canceled'
  const finished = finishedAt(record)
  return {
    id: record.id,
    campaignId: record.campaignId,
    kind: record.kind,
    status: phase === 'completed' && failed > 0 ? 'completed_with_errors' : phase,
    scheduledAt: record.scheduledAt,
    startedAt: record.scheduledAt,
    ...(now >= finished && { finishedAt: isoOf(finished) }),
    totals: {
      recipients: isPrepared ? recipientsOf(sending) : 0,
      processed: sent + failed,
      sent,
      failed,
      skipped: isPrepared ? Object.values(skippedBy).reduce((sum, one) => sum + one, 0) : 0,
    },
    ...(isPrepared && { skippedBy, ratePerMinute: sending.perMinute }),
    ...(phase === 'failed' && failure && { error: executionErrors[failure] }),
    triggeredBy: record.triggeredBy,
  }
}

/** A run that is yet to begin. */
export const queuedExecution = ({ id, queued, schedule }: CampaignRecord): Execution[] =>
  queued && schedule
    ? [
        {
          id: queued.executionId,
          campaignId: id,
          kind: queued.kind,
          status: 'queued',
          scheduledAt: schedule.at,
          totals: { recipients: 0, processed: 0, sent: 0, failed: 0, skipped: 0 },
          triggeredBy: queued.triggeredBy,
        },
      ]
    : []
