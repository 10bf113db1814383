import type { Diagnosis } from './dns-mistakes.ts'

/** How many mechanisms of an SPF record may look into the DNS, after RFC 7208, 4.6.4. */
const LOOKUPS = 10

const isSpf = (value: string) => /^v=spf1(?:\s|$)/i.test(value.trim())
const parts = (value: string) => value.trim().split(/\s+/)

/** The mechanism of ours that the wanted record has. */
const oursOf = (wanted: string): string => parts(wanted).find((part) => part.includes(':')) ?? ''

const isLookup = (part: string) =>
  /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$)|exists:)|^redirect=/i.test(part)

/** How many times a record makes the receiver look into the DNS, without what the records that it includes do. */
export const spfLookups = (value: string): number => parts(value).filter(isLookup).length

const hasOurs = (wanted: string, value: string) => {
  const ours = oursOf(wanted).toLowerCase()
  return parts(value.toLowerCase()).some((part) => part === ours || part === `+${ours}`)
}

/** Whether one SPF record lets our servers send: it may let others too. */
export function isSpfMet(wanted: string, found: readonly string[]): boolean {
  const records = found.filter(isSpf)
  const [only] = records
  return records.length === 1 && only !== undefined && hasOurs(wanted, only) && spfLookups(only) <= LOOKUPS
}

/** One record that lets all of these and our servers send; it ends as the first of them does. */
export function mergedSpf(wanted: string, found: readonly string[]): string {
  const all = found.filter(isSpf).map((value) => parts(value).slice(1))
  const isEnd = (part: string) => /^[+?~-]?all$/i.test(part)
  const end = all.flat().find((part) => isEnd(part) && !/^\+?all$/i.test(part)) ?? '~all'
  const mechanisms = [...all.flat(), oursOf(wanted)].filter((part) => !isEnd(part))
  return ['v=spf1', ...new Set(mechanisms), end].join(' ')
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
  const host = oursOf(wanted).replace(/^[a-z0-9]+:/, '')
  if (only.toLowerCase().includes(host) && only !== wanted)
    return [{ mistake: 'spf_syntax', found: text, value: wanted }]
  return [{ mistake: 'spf_without_ours', found: text, value }]
}
