import { useCampaigns, type Campaign } from '#api/campaigns'
import { useForms, type Form } from '#api/forms'
import type { Sender } from '#api/senders'
import { namesSender } from '#domain/senders/sender-uses'

/** As many campaigns of a sender as are named; the newest change first. */
const CAMPAIGNS = { limit: 100 } as const

export interface SenderUses {
  /** Campaigns that are to be sent from it, or are being sent: they keep it from being deleted. */
  waiting: readonly Campaign[]
  /** Drafts, and what was sent. */
  others: readonly Campaign[]
  /** Forms that send mails from it: they keep it from being deleted. */
  forms: readonly Form[]
}

/** What names a sender: undefined until it is known. `failed` asks again. */
export function useSenderUses({ id, usedBy }: Pick<Sender, 'id' | 'usedBy'>): {
  uses: SenderUses | undefined
  retry: (() => void) | undefined
} {
  const campaigns = useCampaigns({ senderId: id, limit: CAMPAIGNS.limit })
  const waiting = useCampaigns({
    senderId: id,
    status: 'scheduled,preparing,sending,canceling',
    limit: CAMPAIGNS.limit,
  })
  const forms = useForms()
  const failed = [campaigns, waiting, forms].filter(({ data, error }) => data === undefined && error)
  if (!campaigns.data || !waiting.data || !forms.data)
    return {
      uses: undefined,
      retry: failed.length === 0 ? undefined : () => failed.forEach(({ retry }) => retry()),
    }
  const isWaiting = new Set(waiting.data.items.map(({ id: one }) => one))
  return {
    uses: {
      waiting: waiting.data.items,
      others: campaigns.data.items.filter(({ id: other }) => !isWaiting.has(other)),
      forms: usedBy.forms === 0 ? [] : forms.data.items.filter(({ settings }) => namesSender(settings, id)),
    },
    retry: undefined,
  }
}
