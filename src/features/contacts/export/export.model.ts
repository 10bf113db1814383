import type { ExportResult } from '#api/contacts'
import { bytesOfBase64 } from '#lib/base64'
import { dateTimeAt } from '#lib/date-time'

/**
 * A name that every system takes for a file: the one that was typed, without what paths are made of, or one with the
 * day that it is in the zone. `now` in ms since 1970.
 */
export function fileNameOf(now: number, timezone: string, typed = ''): string {
  const stem = typed
    .normalize('NFC')
    .replace(/\.csv$/i, '')
    .replaceAll(/[\p{C}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    // Neither hidden nor relative.
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100)
  return `${stem === '' ? `contacts-${dateTimeAt(now, timezone).date}` : stem}.csv`
}

const NEWLINE = 10

/** The file of an export, or a part of it: what another part already said in its first line is left out of one that `continues`. */
export function fileOf({ data, mediaType }: ExportResult, { continues = false } = {}): Blob {
  const bytes = bytesOfBase64(data)
  return new Blob([continues ? bytes.subarray(bytes.indexOf(NEWLINE) + 1) : bytes], { type: mediaType })
}
