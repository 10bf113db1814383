import type { ExportResult } from '#api/contacts'

/**
 * A name that every system takes for a file: the one that was typed, without what paths are made of, or one with the
 * day. `now` in ms since 1970.
 */
export function fileNameOf(now: number, typed = ''): string {
  const stem = typed
    .normalize('NFC')
    .replace(/\.csv$/i, '')
    .replaceAll(/[\p{C}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    // Neither hidden nor relative.
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100)
  return `${stem === '' ? `contacts-${new Date(now).toISOString().slice(0, 10)}` : stem}.csv`
}

/** The file of an export. */
export const fileOf = ({ data, mediaType }: ExportResult): Blob =>
  new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type: mediaType })
