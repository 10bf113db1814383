/** The zone of whoever looks at the page, as an IANA name. */
export const ownTimezone = (): string => (own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
let own: string | undefined

export interface TimezoneWords {
  /** The IANA name. */
  timezone: string
  /** What the time there is called: Japan Time, 日本時間. */
  name: string
  /** How far its clocks are from UTC: GMT+9. */
  offset: string
}

/** UTC is no place, so it is not in the list of places. */
const UTC = 'UTC'

const partOf = (formatter: Intl.DateTimeFormat, time: number) =>
  formatter.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** How far the clocks of a zone are from UTC at a time, in the words of a language. */
export const offsetWords = (timezone: string, locale: string, time: number): string =>
  partOf(new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'shortOffset' }), time)

let made: { key: string; zones: readonly TimezoneWords[] } | undefined

/**
 * All zones in the words of a language, by name. Takes some 100 ms, so it is for when somebody is about to choose one; the
 * last answer is kept. Offsets are those at `time`.
 */
export function timezoneWords(locale: string, time: number): readonly TimezoneWords[] {
  const key = `${locale} ${time}`
  if (made?.key === key) return made.zones
  const names = new Set([UTC, ...Intl.supportedValuesOf('timeZone')])
  // The formatters are not kept: there are hundreds of them, and each holds its data.
  const zones = [...names].map((timezone) => ({
    timezone,
    name: partOf(new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' }), time),
    offset: offsetWords(timezone, locale, time),
  }))
  made = { key, zones }
  return zones
}
