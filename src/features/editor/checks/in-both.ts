import type { Issue } from '#mail/lint'
import type { FoundIssue } from './checks.model.ts'

/** What was found in the two languages of a mail, once where both have it. */
export function inBoth(
  own: { lang: string; issues: readonly Issue[] },
  other: { lang: string; issues: readonly Issue[] },
): FoundIssue[] {
  const about = ({ id, nodeId, values }: Issue) => JSON.stringify([id, nodeId, values])
  const ofOwn = new Set(own.issues.map(about))
  const ofOther = new Set(other.issues.map(about))
  return [
    ...own.issues.map((one) => (ofOther.has(about(one)) ? one : { ...one, lang: own.lang })),
    ...other.issues.filter((one) => !ofOwn.has(about(one))).map((one) => ({ ...one, lang: other.lang })),
  ]
}
