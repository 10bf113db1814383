import type { CampaignStatus } from '#api/campaigns'
import type { Role } from '#api/self-account'

/** What somebody may do with a campaign. `cancel` takes back what is scheduled and stops what is being sent. */
export type CampaignAction = 'change' | 'cancel' | 'delete' | 'send' | 'sendRest' | 'duplicate'

/**
 * Why something can't be done with a campaign: only an owner may; it is a draft, so there is nothing to cancel or continue;
 * its schedule has to be canceled first; it is being sent; it is being stopped; its sending is over; only the rest can be sent.
 */
export type CampaignObstacle =
  | 'ownerOnly'
  | 'draft'
  | 'scheduled'
  | 'underWay'
  | 'canceling'
  | 'over'
  | 'restOnly'

/** Everybody, owners only, or nobody for a reason. */
type Ruling = 'anyone' | 'owner' | Exclude<CampaignObstacle, 'ownerOnly'>

const underWay = {
  change: 'underWay',
  cancel: 'anyone',
  delete: 'underWay',
  send: 'underWay',
  sendRest: 'underWay',
  duplicate: 'anyone',
} as const
const stopped = {
  change: 'over',
  cancel: 'over',
  delete: 'owner',
  send: 'restOnly',
  sendRest: 'anyone',
  duplicate: 'anyone',
} as const
/** Who may do what in each status (CAM-2 to CAM-6, CAM-36). `send` of a scheduled one moves its time. */
export const campaignActions: Readonly<Record<CampaignStatus, Readonly<Record<CampaignAction, Ruling>>>> = {
  draft: {
    change: 'anyone',
    cancel: 'draft',
    delete: 'anyone',
    send: 'anyone',
    sendRest: 'draft',
    duplicate: 'anyone',
  },
  scheduled: {
    change: 'scheduled',
    cancel: 'anyone',
    delete: 'scheduled',
    send: 'anyone',
    sendRest: 'anyone',
    duplicate: 'anyone',
  },
  preparing: underWay,
  sending: underWay,
  canceling: {
    change: 'canceling',
    cancel: 'canceling',
    delete: 'canceling',
    send: 'canceling',
    sendRest: 'canceling',
    duplicate: 'anyone',
  },
  sent: {
    change: 'over',
    cancel: 'over',
    delete: 'owner',
    send: 'over',
    sendRest: 'over',
    duplicate: 'anyone',
  },
  canceled: stopped,
  failed: stopped,
}

/** Why somebody can't do that with a campaign of this status; undefined: they can. */
export function obstacleTo(
  action: CampaignAction,
  status: CampaignStatus,
  role: Role,
): CampaignObstacle | undefined {
  const ruling = campaignActions[status][action]
  if (ruling === 'anyone') return undefined
  if (ruling === 'owner') return role === 'owner' ? undefined : 'ownerOnly'
  return ruling
}

/** Whether the status allows it, to an owner at least. */
export const allows = (status: CampaignStatus, action: CampaignAction): boolean =>
  obstacleTo(action, status, 'owner') === undefined
