import type { Diagnosis } from './dns-mistakes.ts'

/** How many mechanisms of an SPF record may look into the DNS, after RFC 7208, 4.6.4. */
const LOOKUPS = 10

const isSpf = (value: string) => /^v=spf1(?:\s|$)/i.test(value.trim())
const parts = (value: string) => value.trim().split(/\s+/)
const isEnd = (part: string) => /^[+?~-]?all$/i.test(part)

/** The mechanism of ours that the wanted record has. */
const oursOf = (wanted: string): string => parts(wanted).find((part) => part.includes(':')) ?? ''

const isLookup = (part: string) =>
  /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$)|exists:)|^redirect=/i.test(part)

/** How many times a record makes the receiver look into the DNS, without what the records that it includes do. */
export const spfLookups = (value: string): number => parts(value).filter(isLookup).length

/** Where our mechanism is; receivers read no further than "all" (RFC 7208, 5.1). */
function placeOfOurs(wanted: string, value: string): 'read' | 'after_all' | 'nowhere' {
  const ours = oursOf(wanted).toLowerCase()
  const all = parts(value.toLowerCase())
  const place = all.findIndex((part) => part === ours || part === `+${ours}`)
  if (place === -1) return 'nowhere'
  return all.slice(0, place).some(isEnd) ? 'after_all' : 'read'
}

/** Whether one SPF record lets our servers send: it may let others too. */
export function isSpfMet(wanted: string, found: readonly string[]): boolean {
  const records = found.filter(isSpf)
  const [only] = records
  return (
    records.length === 1 &&
    only !== undefined &&
    placeOfOurs(wanted, only) === 'read' &&
    spfLookups(only) <= LOOKUPS
  )
}

/** One record that lets all of these and our servers send; it ends as the first of them does. */
export function mergedSpf(wanted: string, found: readonly string[]): string {
  const all = found.filter(isSpf).map((value) => withoutRedirect(parts(value).slice(1)))
  const end = all.flat().find((part) => isEnd(part) && !/^\+?all$/i.test(part)) ?? '~all'
  const mechanisms = [...all.flat(), oursOf(wanted)].filter((part) => !isEnd(part))
  return ['v=spf1', ...new Set(mechanisms), end].join(' ')
}

/** An "all" of the merged record would switch a redirect off: it becomes an include, or goes where it was off already. */
function withoutRedirect(mechanisms: readonly string[]): string[] {
  const isOff = mechanisms.some(isEnd)
  return mechanisms.flatMap((part) => {
    const [, target] = /^redirect=(.*)$/i.exec(part) ?? []
    return target === undefined ? [part] : isOff ? [] : [`include:${target}`]
  })
}

/** What is wrong with the SPF records that were found; nothing where it is a matter of how the value was typed. */
export function spfMistakes(wanted: string, found: readonly string[]): Diagnosis[] {
  const records = found.filter(isSpf)
  const text = records.join('\n')
  const value = mergedSpf(wanted, found)
  if (records.length > 1) return [{ mistake: 'spf_twice', found: text, value }]
  const [only] = records
  if (only === undefined) return []
  if (spfLookups(only) > LOOKUPS) return [{ mistake: 'spf_too_many_lookups', found: text, value: wanted }]
  if (placeOfOurs(wanted, only) === 'after_all') return [{ mistake: 'spf_after_all', found: text, value }]
  const host = oursOf(wanted).replace(/^[a-z0-9]+:/, '')
  if (only.toLowerCase().includes(host) && only !== wanted)
    return [{ mistake: 'spf_syntax', found: text, value: wanted }]
  return [{ mistake: 'spf_without_ours', found: text, value }]
}
