/** No address of ours is longer; what is, is cut before anything looks at it. */
const LONGEST = 8192

/** The query of an address: the first value of each name wins, no name reaches a prototype, nothing ever throws. */
export function parseQuery(search: string): Readonly<Record<string, string | undefined>> {
  const query: Record<string, string | undefined> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search.slice(0, LONGEST))) {
    if (!(name in query)) query[name] = value
  }
  return query
}

/** What an address says after its #: a section of the settings, and what within it (SET-2). */
export interface Setting {
  /** A section, or whatever else somebody typed. */
  key: string
  value?: string | undefined
}

/** `#members`, `#senders:snd_hello`. */
export const settingsHash = ({ key, value }: Setting): string =>
  `#${encodeURIComponent(key)}${value === undefined || value === '' ? '' : `:${encodeURIComponent(value)}`}`

/** The settings dialog's address: `#setting` or `#setting:value` (SET-2). Undefined when there is none. */
export function parseSettingsHash(hash: string): Setting | undefined {
  const text = hash.replace(/^#/, '').slice(0, LONGEST)
  if (text === '') return undefined
  const colon = text.indexOf(':')
  if (colon === -1) return { key: decoded(text) }
  return { key: decoded(text.slice(0, colon)), value: decoded(text.slice(colon + 1)) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
