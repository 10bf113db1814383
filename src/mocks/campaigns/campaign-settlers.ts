import { isVerified } from '#mocks/senders/senders.data'
import { hasOpenVariables, linksOf } from '#domain/campaigns/mail-body'
import { endedByMail } from '#domain/contacts/mail-endings'
import { prepareAudience, recipientReader } from './campaign-audience.ts'
import { withBody } from './campaign-bodies.ts'
import { executionsOf, sendingOf } from './campaign-course.ts'
import { cellsOf } from './campaign-cells.ts'
import { endingsOf, restOfRecipients, sentWithin, type Ending } from './campaign-trace.ts'
import {
  campaigns,
  executions,
  isoOf,
  paceFor,
  prepareTime,
  writtenEndings,
  type CampaignRecord,
  type ExecutionRecord,
} from './campaigns.data.ts'
import type { Db } from '#mocks/core/db'
import type { Settler } from '#mocks/core/handle'
import { fraction, hashOf, mix } from '#mocks/core/random'
import { overAt, turnsOf } from './sending-plan.ts'
import { endOf, recipientsOf } from './sending.ts'
import { HOUR } from '#lib/duration'
import { offsetAt } from '#lib/zoned-time'
import { without } from '#mocks/core/without'

/** A campaign with this label stops at this share of its first run, as if the mail servers had broken down. */
export const OUTAGE = { label: 'outage', share: 0.6 } as const

/** Whom the runs before have not reached, as far as they still can be; undefined where no run knew whom it was for. */
async function rest(db: Db, runs: readonly ExecutionRecord[], campaign: CampaignRecord, at: number) {
  const last = runs.findLast(({ sending }) => sending.cells.length > 0)
  if (!last) return undefined
  const turns = turnsOf(sendingOf(last), at)
  const skippedBy = { unsubscribed: 0, suppressed: 0, recently_sent: 0, render_error: 0 }
  if (!last.recipients)
    return {
      cells: last.sending.cells.flatMap((cell, place) => {
        const count = cell.count - (turns[place] ?? 0)
        return count > 0 ? [{ ...cell, count }] : []
      }),
      recipients: undefined,
      skippedBy,
    }
  const table = db.contacts(campaign.workspaceId)
  const recipientOf = await recipientReader(db, campaign.workspaceId, campaign.audience, at)
  const hours = campaign.audience.skipIfSentWithinHours
  const recent = hours === undefined ? undefined : sentWithin(db, campaign.workspaceId, at - hours * HOUR, at)
  const left = restOfRecipients(last, turns).flatMap((id) => {
    const contact = table.get(id)
    if (contact?.status === 'subscribed') {
      if (!recent?.has(id)) return [recipientOf(contact)]
      skippedBy.recently_sent += 1
      return []
    }
    if (contact) skippedBy[contact.status === 'unsubscribed' ? 'unsubscribed' : 'suppressed'] += 1
    return []
  })
  const { cells, ids } = cellsOf(campaign, left)
  return { cells, recipients: ids, skippedBy }
}

/** Begins the run that is queued, as of the moment it was queued for. */
async function begin(db: Db, campaign: CampaignRecord, at: number): Promise<void> {
  const { queued, id: campaignId, workspaceId, schedule, senderId, tracking } = campaign
  if (!queued || !schedule) return
  const bodies = await Promise.all(campaign.variants.map(withBody))
  const runs = executionsOf(db, campaignId)
  const verified = isVerified(db, workspaceId, senderId, at)
  const { cells, recipients, skippedBy } =
    (queued.kind === 'remaining' ? await rest(db, runs, campaign, at) : undefined) ??
    (verified
      ? await prepareAudience(db, campaign, bodies.some(hasOpenVariables), at)
      : {
          cells: [],
          recipients: undefined,
          skippedBy: { unsubscribed: 0, suppressed: 0, recently_sent: 0, render_error: 0 },
        })
  const count = recipientsOf({ cells })
  const sending = {
    seed: mix(db.settings.seed, hashOf(queued.executionId)),
    from: at + prepareTime(count),
    perMinute: paceFor(count),
    utcOffset: offsetAt(at, schedule.timezone) ?? 0,
    appeal: 0.3 + 0.25 * fraction(db.settings.seed, hashOf(campaignId), 61),
    tracking: { opens: tracking.opens, clicks: tracking.clicks },
    cells,
  }
  const breaksDown = campaign.labels.includes(OUTAGE.label) && queued.kind === 'initial'
  const failure = verified
    ? count === 0
      ? { failsAt: isoOf(sending.from), failure: 'no_recipients' as const }
      : breaksDown && {
          failsAt: isoOf(
            Math.floor(sending.from + OUTAGE.share * (endOf({ ...sending, links: {} }) - sending.from)),
          ),
          failure: 'provider_unavailable' as const,
        }
    : { failsAt: isoOf(sending.from), failure: 'sender_not_verified' as const }
  db.of(executions).put({
    id: queued.executionId,
    workspaceId,
    campaignId,
    name: campaign.name,
    kind: queued.kind,
    scheduledAt: isoOf(at),
    sending,
    ...(recipients && { recipients }),
    subjects: Object.fromEntries(bodies.map(({ id, subject }) => [id, subject])),
    links: Object.fromEntries(bodies.map((body) => [body.id, linksOf(body)])),
    mails: {},
    skippedBy,
    triggeredBy: queued.triggeredBy,
    ...failure,
    endingsFrom: at,
  })
  db.of(campaigns).put(without(campaign, 'queued'))
}

/** Runs that may still end somebody's subscription, and until when what they led to is written into the contacts. */
const openRuns = (db: Db): { run: ExecutionRecord; until: number }[] =>
  db
    .of(executions)
    .where((run) => run.recipients !== undefined)
    .map((run) => ({ run, until: db.of(writtenEndings).get(run.id)?.until ?? run.endingsFrom }))
    .filter(({ run, until }) => until < overAt(sendingOf(run)))

/** Writes into the contacts that mails bounced, were complained about or ended a subscription. */
function writeEndings(db: Db, now: number): void {
  const due = openRuns(db).flatMap(({ run, until }) => {
    const some = endingsOf(run).filter(({ at }) => at > until && at <= now)
    return some.length > 0 ? [{ run, some }] : []
  })
  const all = due
    .flatMap(({ run, some }) => some.map((ending) => ({ run, ending })))
    .sort((a, b) => a.ending.at - b.ending.at)
  for (const { run, ending } of all) applyEnding(db, run.workspaceId, ending)
  for (const { run } of due) db.of(writtenEndings).put({ id: run.id, until: now })
}

const reasons: Record<Ending['status'], string> = {
  bounced: '550 5.1.1 The mailbox does not exist',
  complained: 'Feedback report: abuse',
  unsubscribed: 'Followed the link in a mail',
}

function applyEnding(db: Db, workspaceId: string, { at, contactId, status }: Ending): void {
  const table = db.contacts(workspaceId)
  const contact = table.get(contactId)
  if (!contact) return
  const { engagement: _, lastEventAt: __, segmentIds: ___, ...stored } = contact
  const after = endedByMail(stored, { status, reason: reasons[status], now: isoOf(at) })
  if (after) table.put(after)
}

/** The campaign whose turn to begin comes first, if it has come. */
function nextDue(db: Db, now: number): { campaign: CampaignRecord; at: number } | undefined {
  let first: { campaign: CampaignRecord; at: number } | undefined
  for (const campaign of db.of(campaigns).all()) {
    if (!campaign.queued || !campaign.schedule) continue
    const at = Date.parse(campaign.schedule.at)
    if (at <= now && (!first || at < first.at)) first = { campaign, at }
  }
  return first
}

/** What time brings about: campaigns begin, and mails have consequences for contacts. */
export const campaignSettlers: readonly Settler[] = [
  {
    due: (db, now) =>
      nextDue(db, now) !== undefined ||
      openRuns(db).some(({ run, until }) => {
        const next = endingsOf(run).find(({ at }) => at > until)
        return next !== undefined && next.at <= now
      }),
    async settle(db, now) {
      for (;;) {
        const next = nextDue(db, now)
        writeEndings(db, next?.at ?? now)
        if (!next) return
        await begin(db, next.campaign, next.at)
      }
    },
  },
]
