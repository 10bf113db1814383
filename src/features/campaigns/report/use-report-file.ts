import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { toApiError, useApi, useScopedWorkspaceId, type ApiError } from '#api/core'
import type { Encoding } from './report-file.ts'

/** Gives the report to the reader as a file, in the language of the reader (CAM-113). What makes it is loaded then. */
export function useReportFile(campaign: Campaign) {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [error, setError] = useState<ApiError>()
  const [isExporting, setIsExporting] = useState(false)
  const save = async (encoding: Encoding) => {
    setError(undefined)
    setIsExporting(true)
    try {
      const { saveReport } = await import('./report-file.ts')
      await saveReport(campaign, encoding, { intl, client, workspaceId })
    } catch (caught) {
      setError(toApiError(caught))
    } finally {
      setIsExporting(false)
    }
  }
  return { save, isExporting, error }
}
