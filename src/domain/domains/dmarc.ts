import type { Diagnosis } from './dns-mistakes.ts'

/** What receivers do with mails that fail DMARC, after RFC 7489. */
export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const
export type DmarcPolicy = (typeof dmarcPolicies)[number]

/** What a DMARC record is made of. */
export interface DmarcChoice {
  policy: DmarcPolicy
  /** Where daily reports go; empty for nowhere. */
  reports: string
  /** Whether the domain of the sender has to be the very domain that signed, not one above or below it. */
  strict: boolean
}

/** The record for a choice (DOM-24). */
export const dmarcRecord = ({ policy, reports, strict }: DmarcChoice): string =>
  [
    'v=DMARC1',
    `p=${policy}`,
    ...(reports === '' ? [] : [`rua=mailto:${reports}`]),
    ...(strict ? ['adkim=s', 'aspf=s'] : []),
  ]
    .join('; ')
    .concat(';')

const isDmarc = (value: string) => /^\s*v\s*=\s*dmarc/i.test(value)

const isPolicy = (text: string | undefined): text is DmarcPolicy =>
  dmarcPolicies.some((policy) => policy === text)

function tagsOf(value: string): ReadonlyMap<string, string> {
  return new Map(
    value.split(';').flatMap((part): [string, string][] => {
      const [name = '', ...rest] = part.split('=')
      return rest.length === 0 ? [] : [[name.trim().toLowerCase(), rest.join('=').trim()]]
    }),
  )
}

/** The policy of a record that receivers can read, else undefined. */
export function dmarcPolicyOf(found: readonly string[]): DmarcPolicy | undefined {
  const records = found.filter(isDmarc)
  const [only = ''] = records
  if (records.length !== 1 || !/^v=DMARC1\s*(?:;|$)/.test(only)) return undefined
  const policy = tagsOf(only).get('p')?.toLowerCase()
  return isPolicy(policy) ? policy : undefined
}

/** Whether there is one DMARC record that receivers can read: a stricter policy is as good. */
export const isDmarcMet = (found: readonly string[]): boolean => dmarcPolicyOf(found) !== undefined

/** What is wrong with the DMARC records that were found; nothing where it is a matter of how the value was typed. */
export function dmarcMistakes(wanted: string, found: readonly string[]): Diagnosis[] {
  const records = found.filter(isDmarc)
  const text = records.join('\n')
  if (records.length > 1) return [{ mistake: 'dmarc_twice', found: text, value: records[0] ?? wanted }]
  const [only] = records
  if (only === undefined) {
    const bare = found.find((value) => /^\s*p\s*=/i.test(value))
    return bare === undefined
      ? []
      : [{ mistake: 'dmarc_version', found: bare, value: `v=DMARC1; ${bare.trim()}` }]
  }
  if (!only.includes(';') || /[,、；]\s*p\s*=/iu.test(only))
    return [
      {
        mistake: 'dmarc_separators',
        found: text,
        value: only.replaceAll(/\s*[,、；\s]\s*(?=(?:p|sp|rua|ruf|pct|adkim|aspf|fo)\s*=)/giu, '; '),
      },
    ]
  if (!/^v=DMARC1\s*;/.test(only))
    return [
      {
        mistake: 'dmarc_version',
        found: text,
        value: only.replace(/^\s*v\s*=\s*dmarc\S*?\s*;/i, 'v=DMARC1;'),
      },
    ]
  const tags = tagsOf(only)
  if (!isPolicy(tags.get('p')?.toLowerCase()))
    return [{ mistake: 'dmarc_policy', found: text, value: wanted }]
  return []
}
