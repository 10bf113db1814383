import { useState } from 'react'
import { useIntl } from 'react-intl'
import { campaignRoutes, useCancelCampaign, type Campaign } from '#api/campaigns'
import { useApi, useRefresh, type ApiError } from '#api/core'
import { useToastIfLeft } from '#components/toast'
import { learnServerTime } from './server-time.ts'
import { messages } from './course.messages.ts'

const routes = [campaignRoutes.one]

/** Takes a campaign back, or stops it. A refusal asks anew how the campaign is, and is said wherever its reader is by then. */
export function useCancel() {
  const intl = useIntl()
  const toastIfLeft = useToastIfLeft()
  const api = useApi()
  const refresh = useRefresh()
  const { send, isSending } = useCancelCampaign()
  const [error, setError] = useState<ApiError>()
  const cancel = async ({ id, version, status }: Campaign): Promise<boolean> => {
    setError(undefined)
    const outcome = await send({ params: { campaignId: id }, body: { version } })
    if (outcome.ok) {
      learnServerTime(api, outcome.data.updatedAt)
      return true
    }
    setError(outcome.error)
    toastIfLeft(
      intl.formatMessage(status === 'scheduled' ? messages.cancelFailed : messages.stopFailed),
      outcome.error.ticketId,
    )
    refresh(routes)
    return false
  }
  return { cancel, isCanceling: isSending, error }
}
