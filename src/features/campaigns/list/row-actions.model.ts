import type { Audience, CampaignStatus } from '#api/campaigns'
import type { CampaignAction } from '#domain/campaigns/campaign-actions'
import type { ConditionNode } from '#lib/condition-tree'

/** What the menu of a campaign offers. */
export type RowAction =
  | 'edit'
  | 'review'
  | 'sendTest'
  | 'duplicate'
  | 'delete'
  | 'view'
  | 'reschedule'
  | 'cancelSchedule'
  | 'progress'
  | 'stop'
  | 'report'
  | 'nonOpeners'
  | 'exportSummary'
  | 'continue'

const onItsWay = ['progress', 'stop', 'duplicate'] as const
const ended = ['report', 'continue', 'duplicate', 'delete'] as const
/** What each status offers (CAM-35); what of it somebody may do, the rules of campaigns say. */
export const rowActions: Readonly<Record<CampaignStatus, readonly RowAction[]>> = {
  draft: ['edit', 'review', 'sendTest', 'duplicate', 'delete'],
  scheduled: ['view', 'reschedule', 'cancelSchedule', 'duplicate'],
  preparing: onItsWay,
  sending: onItsWay,
  canceling: onItsWay,
  sent: ['report', 'duplicate', 'nonOpeners', 'exportSummary'],
  canceled: ended,
  failed: ended,
}

/** What each entry does to the campaign; undefined: it only looks. */
export const actionBehind: Readonly<Record<RowAction, CampaignAction | undefined>> = {
  edit: 'change',
  review: 'send',
  sendTest: undefined,
  duplicate: 'duplicate',
  delete: 'delete',
  view: undefined,
  reschedule: 'send',
  cancelSchedule: 'cancel',
  progress: undefined,
  stop: 'cancel',
  report: undefined,
  nonOpeners: 'duplicate',
  exportSummary: undefined,
  continue: 'sendRest',
}

/** The same audience, without those who opened the campaign and those who never got it (CAM-37). */
export function audienceOfNonOpeners(audience: Audience, campaignId: string): Audience {
  const about = { kind: 'campaign', campaign: campaignId, window: { kind: 'any' } } as const
  const own: ConditionNode[] = [
    { ...about, id: 'received', did: true, activity: 'delivered' },
    { ...about, id: 'not-opened', did: false, activity: 'opened' },
  ]
  return {
    ...audience,
    conditions: {
      id: 'non-openers',
      kind: 'group',
      match: 'all',
      children: audience.conditions ? [...own, audience.conditions] : own,
    },
    // Who got the first mail lately is exactly who is meant.
    skipIfSentWithinHours: undefined,
  }
}
