import type { IntlShape } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { statusMessages } from '#features/campaigns/campaign-status'
import { rateKeys, rateOf } from '#domain/campaigns/figures'
import { csvLine } from '#domain/kernel/csv'
import { messages } from './summary-csv.messages.ts'

/** A mark at the beginning tells spreadsheets that it is UTF-8. */
const MARK = '\uFEFF'

/**
 * The figures of campaigns as a CSV file, a line for each, with heads in the language of the reader (CAM-39). Figures that
 * are not there yet are empty cells, never 0.
 */
export function summaryCsv(
  intl: IntlShape,
  campaigns: readonly Campaign[],
  senders: ReadonlyMap<string, string> | undefined,
): string {
  const words = (key: keyof typeof messages) => intl.formatMessage(messages[key])
  const header = [
    words('name'),
    words('status'),
    words('sentAt'),
    words('recipients'),
    words('sentCount'),
    ...rateKeys.flatMap((key) => [words(key), words(`${key}Rate`)]),
    words('bounces'),
    words('complaints'),
    words('sender'),
    words('labels'),
  ]
  const lines = campaigns.map(({ name, status, sentAt, stats, senderId, labels, recipientEstimate }) => [
    name,
    intl.formatMessage(statusMessages[status]),
    sentAt ?? '',
    String(stats?.recipients ?? recipientEstimate ?? ''),
    String(stats?.sent ?? ''),
    ...rateKeys.flatMap((key) => {
      const rate = rateOf(stats, key)
      return [String(stats?.[key] ?? ''), rate ? (rate.count / rate.of).toFixed(4) : '']
    }),
    String(stats ? stats.hardBounces + stats.softBounces : ''),
    String(stats?.complaints ?? ''),
    senderId === null ? '' : (senders?.get(senderId) ?? senderId),
    labels.join(', '),
  ])
  return `${MARK}${[header, ...lines].map(csvLine).join('\r\n')}\r\n`
}
