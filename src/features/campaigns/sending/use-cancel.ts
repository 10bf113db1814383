import { useState } from 'react'
import { campaignRoutes, useCancelCampaign, type Campaign } from '#api/campaigns'
import { useApi, useRefresh, type ApiError } from '#api/core'
import { learnServerTime } from './server-time.ts'

const routes = [campaignRoutes.one]

/** Takes a campaign back, or stops it. A refusal asks anew how the campaign is. */
export function useCancel() {
  const api = useApi()
  const refresh = useRefresh()
  const { send, isSending } = useCancelCampaign()
  const [error, setError] = useState<ApiError>()
  const cancel = async ({ id, version }: Pick<Campaign, 'id' | 'version'>): Promise<boolean> => {
    setError(undefined)
    const outcome = await send({ params: { campaignId: id }, body: { version } })
    if (outcome.ok) {
      learnServerTime(api, outcome.data.updatedAt)
      return true
    }
    setError(outcome.error)
    refresh(routes)
    return false
  }
  return { cancel, isCanceling: isSending, error }
}
