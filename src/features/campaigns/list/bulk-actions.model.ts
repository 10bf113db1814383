import type { Campaign } from '#api/campaigns'
import type { Role } from '#api/self-account'
import { obstacleTo, type CampaignObstacle } from '#domain/campaigns/campaign-actions'

/** What can be done with several campaigns at once (CAM-41). */
export type BulkKind = 'duplicate' | 'label' | 'export' | 'delete'

/** Labels of one campaign, and characters of one. */
export const LABELS = { most: 10, textMax: 40 } as const

/** Why one campaign of many was left as it is. */
export type Skipped = 'gone' | 'notDraft' | 'labelThere' | 'labelsFull' | CampaignObstacle

/** Whether a campaign is left out, and why; undefined: it is changed. */
export function skipOf(
  kind: BulkKind,
  { status, labels }: Pick<Campaign, 'status' | 'labels'>,
  role: Role,
  label = '',
): Skipped | undefined {
  switch (kind) {
    case 'duplicate':
      return obstacleTo('duplicate', status, role)
    case 'delete':
      // Owners could delete what was sent; many at once are drafts only.
      return status === 'draft' ? obstacleTo('delete', status, role) : 'notDraft'
    case 'label':
      if (labels.includes(label)) return 'labelThere'
      return labels.length >= LABELS.most ? 'labelsFull' : undefined
    case 'export':
      return undefined
  }
}
