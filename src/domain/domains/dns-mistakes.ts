import type { DnsRecord } from '#api/shapes'
import { isDkimMet } from './dkim.ts'
import { isDmarcMet, dmarcMistakes } from './dmarc.ts'
import { isSpfMet, spfMistakes } from './spf.ts'
import { repairedValue, type ValueMistake } from './value-mistakes.ts'
import { zoneOf } from './zone-of.ts'

/** What is wrong with a record, as far as its finding shows it. */
export type DnsMistake =
  | ValueMistake
  /** Nothing of the kind stands at the name, nor where it is put by mistake. */
  | 'not_found'
  /** It stands under the name with the zone written twice. */
  | 'host_twice'
  /** It stands under another name. */
  | 'other_host'
  /** It stands under the name without its underscore. */
  | 'underscore_missing'
  /** What is wanted stands there as a record of another type. */
  | 'other_type'
  /** A proxy answers with its own addresses instead of the CNAME. */
  | 'proxied'
  /** A CNAME is wanted where the whole domain has other records. */
  | 'cname_at_apex'
  /** Something else at the name keeps a CNAME from being set. */
  | 'beside_cname'
  /** Several values where one must be. */
  | 'several_values'
  /** The value of another record of the same domain. */
  | 'swapped'
  /** The right kind of value for another domain, region or account. */
  | 'other_token'
  /** Servers of another region. */
  | 'other_region'
  /** The text of an example, not the value. */
  | 'placeholder'
  | 'spf_twice'
  | 'spf_without_ours'
  | 'spf_after_all'
  | 'spf_syntax'
  | 'spf_too_many_lookups'
  | 'dmarc_twice'
  | 'dmarc_version'
  | 'dmarc_policy'
  | 'dmarc_separators'
  /** The record is right, but the key that it is for can't be read. */
  | 'key_unreadable'
  /** Nearly the value: some characters differ. */
  | 'typo'
  | 'other_value'

/** One thing that is wrong, and what puts it right. */
export interface Diagnosis {
  mistake: DnsMistake
  /** What stands there now. */
  found?: string
  /** The whole name at which it stands, where that is not the right one. */
  at?: string
  /** The type that it has, where that is not the right one. */
  type?: string
  /** The value that ought to stand there: not always the one that was first asked for, as with what is merged. */
  value: string
}

/** A name of the DNS without what makes no difference: case and the dot at its end. */
const nameOf = (value: string) => value.toLowerCase().replace(/\.$/, '')

const isName = ({ type }: Pick<DnsRecord, 'type'>) => type !== 'TXT'

/** Whether a single value is what the record wants. */
export const isSameValue = (record: Pick<DnsRecord, 'type' | 'value'>, found: string): boolean =>
  isName(record) ? nameOf(found) === nameOf(record.value) : found === record.value

/** Whether what was found at a name is as good as what is wanted (DOM-20). */
export function isRecordMet(
  record: Pick<DnsRecord, 'type' | 'value' | 'purpose'>,
  found: readonly string[],
): boolean {
  if (record.purpose === 'spf') return isSpfMet(record.value, found)
  if (record.purpose === 'dmarc') return isDmarcMet(found)
  if (record.purpose === 'dkim' && record.type === 'TXT') return isDkimMet(record.value, found)
  const met = found.some((value) => isSameValue(record, value))
  // A name has one CNAME, and one of two MX is asked by chance; other texts at the same name harm nobody.
  return met && (!isName(record) || found.length === 1)
}

/**
 * What is wrong with a record, the likeliest first (DOM-21); nothing for one that is in order or was not looked for.
 * `siblings` are all records of the same domain.
 */
export function diagnoseRecord(record: DnsRecord, siblings: readonly DnsRecord[]): Diagnosis[] {
  if (record.status !== 'missing' && record.status !== 'mismatch') return []
  if (record.hint === 'key_unreadable') return [{ mistake: 'key_unreadable', value: record.value }]
  const found = record.found ?? []
  const placed = misplaced(record)
  if (found.length === 0) return placed.length > 0 ? placed : [{ mistake: 'not_found', value: record.value }]
  if (record.purpose === 'spf') {
    const mistakes = spfMistakes(record.value, found)
    if (mistakes.length > 0) return mistakes
  }
  if (record.purpose === 'dmarc') {
    const mistakes = dmarcMistakes(record.value, found)
    if (mistakes.length > 0) return mistakes
  }
  if (found.some((value) => isSameValue(record, value)))
    return [{ mistake: 'several_values', found: found.join('\n'), value: record.value }]
  const wrong = found.map((value) => wrongValue(record, value, siblings))
  return [...wrong.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 1), ...placed]
}

const rankOf = ({ mistake }: Diagnosis) => (mistake === 'other_value' ? 2 : mistake === 'typo' ? 1 : 0)

/** What stands elsewhere, or as something else. */
function misplaced(record: DnsRecord): Diagnosis[] {
  const { value, fqdn, type } = record
  const zone = zoneOf(record)
  if (type === 'CNAME' && record.host === '@') return [{ mistake: 'cname_at_apex', value }]
  return (record.elsewhere ?? []).flatMap((other): Diagnosis[] => {
    const at = nameOf(other.fqdn)
    const isRight =
      isRecordMet(record, [other.value]) || repairedValue(record, other.value, zone) !== undefined
    const here = { found: other.value, at, type: other.type, value }
    if (at === fqdn) {
      if (isRight && other.type !== type) return [{ mistake: 'other_type', ...here }]
      if (type !== 'CNAME') return []
      return [{ mistake: other.type === 'A' || other.type === 'AAAA' ? 'proxied' : 'beside_cname', ...here }]
    }
    if (!isRight) return []
    if (at === `${fqdn}.${zone}`) return [{ mistake: 'host_twice', ...here }]
    return [{ mistake: at === fqdn.replaceAll('_', '') ? 'underscore_missing' : 'other_host', ...here }]
  })
}

const PLACEHOLDER =
  /^(?:<.*>|\[.*\]|\{.*\}|.*(?:your[-_ ]?(?:value|domain|token)|example\.(?:com|org|net)|ここに|xxxx).*)$/iu

/** Values that differ only in the part that is another's: the token of a domain, the region of a server. */
const SHAPES = [
  { mistake: 'other_region', shape: /^(feedback\.)[a-z0-9-]+(\.otegami-mail\.example)$/ },
  {
    mistake: 'other_token',
    shape: /^([a-z0-9]+\.)[a-z0-9]+(\.(?:dkim\.otegami-mail|acme\.otegami-hosts)\.example)$/,
  },
  { mistake: 'other_token', shape: /^(otegami-(?:domain|hostname)-verification=)[a-z0-9]+()$/ },
] as const

function wrongValue(record: DnsRecord, found: string, siblings: readonly DnsRecord[]): Diagnosis {
  const { value } = record
  const repaired = repairedValue(record, found, zoneOf(record))
  if (repaired) return { mistake: repaired, found, value }
  if (siblings.some((one) => one.id !== record.id && isSameValue(one, found)))
    return { mistake: 'swapped', found, value }
  if (PLACEHOLDER.test(found)) return { mistake: 'placeholder', found, value }
  if (distance(value, found) <= Math.max(1, Math.floor(value.length / 12)))
    return { mistake: 'typo', found, value }
  const shape = SHAPES.find((one) => {
    const [wanted, other] = [one.shape.exec(value), one.shape.exec(nameOf(found))]
    return wanted !== null && other !== null && wanted[1] === other[1] && wanted[2] === other[2]
  })
  return { mistake: shape?.mistake ?? 'other_value', found, value }
}

/** Longer values are none that we ask for. */
const LONGEST = 600

/** How many characters have to be put in, left out or exchanged. */
function distance(a: string, b: string): number {
  if (Math.max(a.length, b.length) > LONGEST) return Infinity
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
