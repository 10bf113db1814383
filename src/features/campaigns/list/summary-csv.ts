import type { IntlShape } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { saveFile } from '#lib/save-file'
import { summaryCsv } from './summary-csv.model.ts'
import { messages } from './summary-csv.messages.ts'

/** Gives the figures of campaigns to the reader as a CSV file (CAM-39). */
export function saveSummaries(
  intl: IntlShape,
  campaigns: readonly Campaign[],
  senders: ReadonlyMap<string, string> | undefined,
): void {
  saveFile(
    new Blob([summaryCsv(intl, campaigns, senders)], { type: 'text/csv' }),
    `${intl.formatMessage(messages.fileName)}.csv`,
  )
}
