import type { Campaign, CampaignStats } from '#api/campaigns'
import { audienceHash } from '#domain/campaigns/audience-drift'
import type { ContentFacts } from '#domain/campaigns/campaign-edits'
import { expectReady } from '#domain/campaigns/campaign-rules'
import { addStats, noStats } from '#domain/campaigns/stats'
import { plainBrand } from '#domain/brand/plain-brand'
import { audienceCondition, audienceProblems } from '#domain/campaigns/audience-condition'
import { notFound } from '#domain/kernel/refusals'
import { keptCount } from '#server/contacts/kept-counts'
import { workspaceFacts, type At, type WorkspaceFacts } from '#server/contacts/workspace-facts'
import type { Call } from '#server/http/handle'
import { verifiedSenders } from '#server/senders/sender-facts'
import { isSegmentKnown, type AudienceContext } from '#server/store/audience.store'
import { campaignForChange, oneCampaign, type StoredCampaign } from '#server/store/campaigns.store'
import { executionsOf, executionStats, type StoredExecution } from '#server/store/executions.store'
import { allSenders } from '#server/store/senders.store'
import { brandOf } from '#server/store/settings.store'
import { workspaceOf } from '#server/store/workspaces.store'

type Here = Pick<Call, 'db' | 'tenant'>

/** The campaign of a call; throws the 404 where the workspace has none of this id. */
export async function found({ db, tenant }: Here, campaignId: string): Promise<StoredCampaign> {
  const campaign = await oneCampaign(db, tenant, campaignId)
  if (!campaign) throw notFound(`campaign ${campaignId}`)
  return campaign
}

/** The same, locked until the transaction ends. */
export async function foundForChange({ db, tenant }: Here, campaignId: string): Promise<StoredCampaign> {
  const campaign = await campaignForChange(db, tenant, campaignId)
  if (!campaign) throw notFound(`campaign ${campaignId}`)
  return campaign
}

/** A run with its figures. */
export interface Run extends StoredExecution {
  stats: Required<CampaignStats> | undefined
}

/** The runs of campaigns, oldest first, by the id of the campaign. */
export async function runsOf(
  { db, tenant }: Here,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, Run[]>> {
  const executions = await executionsOf(db, tenant, campaignIds)
  const stats = await executionStats(
    db,
    tenant,
    executions.map(({ number }) => number),
  )
  return Map.groupBy(
    executions.map((execution) => ({ ...execution, stats: stats.get(execution.number) })),
    ({ campaignId }) => campaignId,
  )
}

/** Whether a run counts: one that was stopped before its first mail is as if it had not been. */
export const counts = ({ status, stats }: Run): boolean =>
  status !== 'canceled' || (stats?.sent ?? 0) + (stats?.failed ?? 0) > 0

/** The runs that knew whom they were for, oldest first. */
export const preparedRuns = (runs: readonly Run[]): Run[] =>
  runs.filter((run) => counts(run) && run.sendingAt !== undefined && run.recipients > 0)

/** What the runs have come to together; the later ones are for those whom the first did not reach. */
export function statsOfRuns(runs: readonly Run[]): Required<CampaignStats> | null {
  const prepared = preparedRuns(runs)
  const [first] = prepared
  if (!first) return null
  const all = prepared.reduce((sum, { stats }) => addStats(sum, stats ?? noStats()), noStats())
  return { ...all, recipients: first.recipients }
}

/** A campaign as the API shows it. `now` in ms since 1970. */
export function shownCampaign(stored: StoredCampaign, runs: readonly Run[], now: number): Campaign {
  const { search: _, estimate, schedule, ...campaign } = stored
  const { status } = campaign
  const queued = runs.findLast((run) => run.status === 'queued')
  const last = queued ?? runs.findLast(counts)
  const undoUntil = queued?.undoUntil
  return {
    ...campaign,
    schedule:
      status === 'draft' || schedule === null
        ? null
        : { ...schedule, ...(undoUntil !== undefined && Date.parse(undoUntil) > now && { undoUntil }) },
    stats: statsOfRuns(runs),
    ...(status !== 'draft' && last && { lastExecutionId: last.id }),
    ...((status === 'draft' || status === 'scheduled') && { recipientEstimate: estimate }),
  }
}

/** The same for a campaign whose runs are not at hand. */
export async function shown(call: Here & Pick<Call, 'clock'>, campaign: StoredCampaign): Promise<Campaign> {
  const runs = await runsOf(call, [campaign.id])
  return shownCampaign(campaign, runs.get(campaign.id) ?? [], call.clock.now())
}

/** What audiences of a workspace are found with. */
export interface AudienceWorld extends AudienceContext {
  world: WorkspaceFacts
}

export async function audienceWorld(call: At): Promise<AudienceWorld> {
  const world = await workspaceFacts(call)
  return { world, search: world.search, isList: world.facts.isList }
}

/** How many people a campaign would go to now (CAM-17). */
export async function audienceCount(
  call: Pick<Call, 'db' | 'tenant' | 'clock'>,
  audience: Campaign['audience'],
  { search, isList }: AudienceWorld,
): Promise<number> {
  const conditions = audienceCondition(audience, ['active'], isList, isSegmentKnown(search))
  return conditions ? keptCount(call, { conditions, status: ['subscribed'] }, search) : 0
}

/** What says whether an audience means the same people by its conditions (CAM-158). */
export const hashOfAudience = (audience: Campaign['audience'], { world }: AudienceWorld): string =>
  audienceHash(audience, (id) => world.segments.find((segment) => segment.id === id)?.conditions)

/** What a campaign may refer to. */
export async function contentFacts({ db, tenant }: Here, { world }: AudienceWorld): Promise<ContentFacts> {
  const senders = new Set((await allSenders(db, tenant)).map(({ id }) => id))
  const segments = new Set(world.segments.map(({ id }) => id))
  return {
    isSender: (id) => senders.has(id),
    isList: world.facts.isList,
    isSegment: (id) => segments.has(id),
  }
}

/** The brand that mails say who sends them by. */
export const brandHere = async ({ db, tenant }: Here) =>
  (await brandOf(db, tenant)) ?? plainBrand((await workspaceOf(db, tenant))?.name ?? '')

/** Refuses what can't be sent as it is (CAM-9 to CAM-12). */
export async function expectSendable(
  call: Here & Pick<Call, 'clock'>,
  { senderId, audience, variants }: StoredCampaign,
  { world }: AudienceWorld,
): Promise<void> {
  const verified = await verifiedSenders(call.db, call.tenant, call.clock.now())
  expectReady({
    hasSender: senderId !== null,
    isVerified: senderId !== null && verified.has(senderId),
    company: (await brandHere(call)).company,
    problems: audienceProblems(audience, world.problemsOf),
    propertyKeys: new Set(world.facts.properties.keys()),
    mails: variants,
  })
}
