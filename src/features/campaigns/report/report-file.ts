import type { IntlShape } from 'react-intl'
import { campaignRoutes, type Campaign } from '#api/campaigns'
import type { Client } from '#api/core'
import { csvFile, csvLine } from '#domain/kernel/csv'
import { bytesOfBase64 } from '#lib/base64'
import { saveFile } from '#lib/save-file'
import { breakdowns, csvColumns, reportRows } from './report.model.ts'
import { messages as columnNames } from './csv.messages.ts'
import { messages } from './report.messages.ts'

export type Encoding = Parameters<typeof csvFile>[1]

/** Asks for every breakdown of a report and hands them to the reader as one file (CAM-113). Rejects with what a call fails with. */
export async function saveReport(
  campaign: Campaign,
  encoding: Encoding,
  { intl, client, workspaceId }: { intl: IntlShape; client: Client; workspaceId: string | undefined },
): Promise<void> {
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
  const bytes = bytesOfBase64(file)
  const name = campaign.name.replaceAll(/[\p{C}<>:"/\\|?*]/gu, ' ').trim()
  saveFile(new Blob([bytes], { type: 'text/csv' }), `${name === '' ? campaign.id : name}.csv`)
}
