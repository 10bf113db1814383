import { foldColumnName } from '#domain/contacts/column-names'

const TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)? ?(?:Z|UTC|([+-]\d\d):?(\d\d)?)?(?: [A-Z]{2,5}| [+-]\d{2,4})?$/

/** A time as exports write it, as an ISO text; without a zone it is of UTC. undefined where it is none. */
export function timeOf(text: string): string | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone, rest = '00'] =
    TIME.exec(text.trim()) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  const offset =
    zone === undefined ? 0 : Number(zone) * 60 + Number(`${zone.startsWith('-') ? '-' : ''}${rest}`)
  const at = time - offset * 60_000
  // A day such as 31 February is another day after a round trip; a year below 100 is of another century.
  const isReal = new Date(time).toISOString().startsWith(`${year}-${month}-${day}`)
  return isReal && at >= 0 ? new Date(at).toISOString() : undefined
}

/** A language such as en_US or ja as BCP 47 writes it; undefined where it is none. */
export function localeOf(text: string): string | undefined {
  const [, language, region] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i.exec(text.trim()) ?? []
  if (language === undefined) return undefined
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`
}

const zones = new Map<string, boolean>()

/** An IANA name of a time zone; undefined where there is none of that name. */
export function timezoneOf(text: string): string | undefined {
  const name = text.trim()
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return undefined
  let isZone = zones.get(name)
  if (isZone === undefined) {
    try {
      isZone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    } catch {
      isZone = false
    }
    // A file has a few hundred of them, unless it was made to fill the memory.
    if (zones.size < 1000) zones.set(name, isZone)
  }
  return isZone ? name : undefined
}

/** The columns of a table by name; a name that comes twice is that of its first column. */
export function columnsOf(header: readonly string[]) {
  const places = new Map<string, number>()
  header.forEach((name, place) => {
    // The reader of files numbers a name that comes again.
    const folded = foldColumnName(name.replace(/ \(\d+\)$/, ''))
    if (!places.has(folded)) places.set(folded, place)
  })
  /** The cell of the first of these columns that is there; '' where none is. */
  const cellOf = (cells: readonly string[], ...names: readonly string[]): string => {
    for (const name of names) {
      const place = places.get(name)
      if (place !== undefined) return (cells[place] ?? '').trim()
    }
    return ''
  }
  return { cellOf, has: (name: string) => places.has(name) }
}

/** Columns that become fields: all but those that mean something else, folded. */
export const otherColumns = (
  header: readonly string[],
  known: ReadonlySet<string>,
): readonly { name: string; place: number }[] =>
  header.flatMap((name, place) =>
    known.has(foldColumnName(name.replace(/ \(\d+\)$/, ''))) ? [] : [{ name, place }],
  )

/** The parts of a cell such as `"VIP","blog"` or `a, b | c`. */
export const partsOf = (cell: string): string[] => [
  ...new Set(
    (/"/.test(cell) ? [...cell.matchAll(/"((?:[^"]|"")*)"|([^",;|]+)/g)] : [])
      .map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('""', '"').trim())
      .concat(/"/.test(cell) ? [] : cell.split(/[,;|]/).map((part) => part.trim()))
      .filter((part) => part !== ''),
  ),
]

/** Characters of a list's name (LST-1). */
const LIST_NAME_MAX = 60

/** A name of a list that a cell of lists can hold: what separates there becomes a space. */
export const listName = (name: string): string =>
  Array.from(name.replaceAll(/[;；=\s]+/g, ' ').trim())
    .slice(0, LIST_NAME_MAX)
    .join('')
    .slice(0, LIST_NAME_MAX)
    .trim()
