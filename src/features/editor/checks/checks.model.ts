import type { EmailDocument } from '#mail/document'
import type { Issue, RuleId, Severity } from '#mail/lint'
import { apply, type Operation } from '#mail/operations'

const severities: readonly Severity[] = ['error', 'warning', 'info']

/** An issue of a mail; with a language where only that one of a bilingual mail has it. */
export interface FoundIssue extends Issue {
  lang?: string
}

/** Whether an issue can be seen, and put right, in the language that is shown. */
export const isIn = ({ lang }: FoundIssue, shown: string): boolean => lang === undefined || lang === shown

/** What one check found. */
export interface IssueKind {
  rule: RuleId
  issues: readonly FoundIssue[]
  /** How many of them can be put right without a decision. */
  fixable: number
}
export interface IssueGroup {
  severity: Severity
  kinds: readonly IssueKind[]
}

/** Issues by severity, the gravest first, and by check in the order in which they come. */
export const groupIssues = (issues: readonly FoundIssue[], shown = ''): IssueGroup[] =>
  severities.flatMap((severity) => {
    const own = Map.groupBy(
      issues.filter((one) => one.severity === severity),
      ({ id }) => id,
    )
    if (own.size === 0) return []
    const kinds = Array.from(own, ([rule, found]) => ({
      rule,
      issues: found,
      fixable: found.filter((one) => one.fix !== undefined && isIn(one, shown)).length,
    }))
    return [{ severity, kinds }]
  })

/** Issues of one check with keys that stay while others come and go: none of them has an id. */
export function keyed(issues: readonly FoundIssue[]): { key: string; issue: FoundIssue }[] {
  const seen = new Map<string, number>()
  return issues.map((issue) => {
    const about = JSON.stringify([issue.nodeId, issue.values, issue.lang])
    const before = seen.get(about) ?? 0
    seen.set(about, before + 1)
    return { key: `${about}${before}`, issue }
  })
}

export interface IssueCount {
  errors: number
  warnings: number
  infos: number
}

export const countIssues = (issues: readonly Issue[]): IssueCount => {
  const count = (severity: Severity) => issues.filter((one) => one.severity === severity).length
  return { errors: count('error'), warnings: count('warning'), infos: count('info') }
}

/** A check that can never be satisfied must not run for ever. */
const ROUNDS_MOST = 500

/**
 * The operations that put right everything that a check found. Each fix is made for the document it was found in, so the
 * next one is looked for in the document with those before: two links of one text change the same text.
 */
export function fixAll(
  document: EmailDocument,
  rule: RuleId,
  check: (document: EmailDocument) => readonly FoundIssue[],
): { operations: Operation[]; count: number } {
  const operations: Operation[] = []
  let count = 0
  let now = document
  for (let round = 0; round < ROUNDS_MOST; round += 1) {
    const { lang } = now.settings
    const next = check(now).find((one) => one.id === rule && one.fix !== undefined && isIn(one, lang))
    if (!next?.fix) break
    const { document: fixed, problem } = apply(now, { type: 'batch', operations: next.fix })
    if (problem !== undefined || fixed === now) break
    operations.push(...next.fix)
    count += 1
    now = fixed
  }
  return { operations, count }
}
