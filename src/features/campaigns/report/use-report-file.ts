import { useState } from 'react'
import { useIntl } from 'react-intl'
import { campaignRoutes, type Campaign } from '#api/campaigns'
import { toApiError, useApi, useScopedWorkspaceId, type ApiError } from '#api/core'
import type { csvFile } from '#domain/kernel/csv'
import { breakdowns, csvColumns, reportRows } from './report.model.ts'
import { messages as columnNames } from './csv.messages.ts'
import { messages } from './report.messages.ts'

type Encoding = Parameters<typeof csvFile>[1]

/** Gives the report to the reader as a file, in the language of the reader (CAM-113). */
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
      const [{ csvFile, csvLine }, { saveFile }] = await Promise.all([
        import('#domain/kernel/csv'),
        import('#lib/save-file'),
      ])
      const groups = await Promise.all(
        (['total', ...breakdowns] as const).map(async (group) => {
          const input = { params: { campaignId: campaign.id }, query: { group } }
          const { items } = await client.call(campaignRoutes.summaries, input, { workspaceId })
          return { label: intl.formatMessage(messages[group]), rows: items }
        }),
      )
      const headings = [
        intl.formatMessage(messages.group),
        intl.formatMessage(messages.name),
        ...csvColumns.map((key) => intl.formatMessage(columnNames[key])),
      ]
      const file = csvFile(reportRows(headings, groups).map(csvLine), encoding)
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
      const name = campaign.name.replaceAll(/[\p{C}<>:"/\\|?*]/gu, ' ').trim()
      saveFile(new Blob([bytes], { type: 'text/csv' }), `${name === '' ? campaign.id : name}.csv`)
    } catch (caught) {
      setError(toApiError(caught))
    } finally {
      setIsExporting(false)
    }
  }
  return { save, isExporting, error }
}
