import { campaignRoutes, useScheduleCampaign, type Campaign, type CampaignSchedule } from '#api/campaigns'
import { useApi, useRefresh, useScopedWorkspaceId, type ApiError } from '#api/core'
import { isManyMore, remainingOf } from './schedule.model.ts'
import { learnServerTime } from './server-time.ts'

/** What came of a call to schedule. */
export type SchedulingOutcome =
  | { kind: 'done'; campaign: Campaign }
  /** Somebody else changed the campaign; it is not scheduled by us. */
  | { kind: 'changed' }
  /** Many more people than were confirmed: so many now. */
  | { kind: 'more'; count: number }
  | { kind: 'refused'; error: ApiError }
  /** No answer came, and nothing was scheduled: it can be sent again. */
  | { kind: 'notDone'; error: ApiError }
  /** No answer came, and it is not known what was done. */
  | { kind: 'unknown'; error: ApiError }

type Body = Omit<CampaignSchedule, 'version'>

const changed = [campaignRoutes.one, campaignRoutes.list, campaignRoutes.count, campaignRoutes.executions]

/**
 * Schedules a campaign once (CAM-103). A call without an answer is looked up before it is offered again; as every call carries the
 * version of the campaign, one that arrives late is refused.
 */
export function useScheduling() {
  const api = useApi()
  const workspaceId = useScopedWorkspaceId()
  const refresh = useRefresh()
  const { send, isSending } = useScheduleCampaign()

  async function schedule({ id, version }: Campaign, body: Body): Promise<SchedulingOutcome> {
    const outcome = await send({ params: { campaignId: id }, body: { ...body, version } })
    if (outcome.ok) {
      learnServerTime(api, outcome.data.updatedAt)
      return { kind: 'done', campaign: outcome.data }
    }
    const { error } = outcome
    return isOpen(error) || error.code === 409 || error.code === 422
      ? lookUp({ id, version }, body, error)
      : { kind: 'refused', error }
  }

  /** What is stored now says what became of a call that failed with this error. */
  async function lookUp(
    { id, version }: Pick<Campaign, 'id' | 'version'>,
    body: Body,
    error: ApiError,
  ): Promise<SchedulingOutcome> {
    let now: Campaign
    try {
      now = await api.client.call(campaignRoutes.one, { params: { campaignId: id } }, { workspaceId })
    } catch {
      return { kind: isOpen(error) ? 'unknown' : 'refused', error }
    }
    const isDone = isOurs(now, version, body)
    const count = remainingOf(now)
    const isMore = error.code === 422 && isManyMore(count, body.confirmCount)
    if (isDone || isMore || now.version !== version) refresh(changed)
    if (isDone) return { kind: 'done', campaign: now }
    if (isMore) return { kind: 'more', count }
    if (now.version !== version) return { kind: 'changed' }
    // What the checklist knows was wrong about something.
    if (error.code === 422) refresh()
    return { kind: error.kind === 'answer' ? 'refused' : 'notDone', error }
  }
  return { schedule, lookUp, isSending }
}

/** Whether it is open what the server did: no whole answer came, or it broke down. */
const isOpen = ({ kind, code }: ApiError) => kind !== 'answer' || code >= 500

/** Whether a campaign was scheduled by a call with this version and body. */
export function isOurs(
  { version, status, schedule }: Pick<Campaign, 'version' | 'status' | 'schedule'>,
  sent: number,
  { at, timezone }: Pick<Body, 'at' | 'timezone'>,
): boolean {
  if (version !== sent + 1 || status === 'draft') return false
  return schedule?.timezone === timezone && (at === undefined || Date.parse(schedule.at) === Date.parse(at))
}
