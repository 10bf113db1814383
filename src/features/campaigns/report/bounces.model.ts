import type { CampaignSummary } from '#api/campaigns'

/** Why a mail came back, in words that a reader knows. */
export type BounceReason =
  | 'noMailbox'
  | 'noDomain'
  | 'badAddress'
  | 'mailboxFull'
  | 'mailboxOff'
  | 'unreachable'
  | 'tooLarge'
  | 'blocked'
  | 'slowDown'
  | 'other'

const known: Readonly<Record<string, BounceReason>> = {
  '5.1.1': 'noMailbox',
  '5.1.2': 'noDomain',
  '5.1.10': 'noDomain',
  '5.2.1': 'mailboxOff',
  '4.2.1': 'mailboxOff',
  '5.2.3': 'tooLarge',
  '5.3.4': 'tooLarge',
  '4.7.0': 'slowDown',
  '4.3.2': 'slowDown',
}
/** By the subject of the code, its second number (RFC 3463). */
const bySubject: Readonly<Record<string, BounceReason>> = {
  1: 'badAddress',
  2: 'mailboxFull',
  4: 'unreachable',
  7: 'blocked',
}

/** The reason that an enhanced status code tells; undefined where there is none. */
export function bounceReason(code: unknown): BounceReason | undefined {
  if (typeof code !== 'string') return undefined
  const [, subject = ''] = code.split('.')
  const of = (table: Readonly<Record<string, BounceReason>>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined
  return of(known, code) ?? of(bySubject, subject) ?? 'other'
}

export interface BounceLine {
  code: string
  reason: BounceReason
  count: number
}

/** Bounces for good and for now, each by reason, the most frequent first. */
export function bounceLines(rows: readonly CampaignSummary[]): { hard: BounceLine[]; soft: BounceLine[] } {
  const linesOf = (key: 'hardBounces' | 'softBounces') =>
    rows
      .flatMap(({ key: code, stats }): BounceLine[] =>
        stats[key] > 0 ? [{ code, reason: bounceReason(code) ?? 'other', count: stats[key] }] : [],
      )
      .toSorted((a, b) => b.count - a.count)
  return { hard: linesOf('hardBounces'), soft: linesOf('softBounces') }
}
