import type { EmailDocument } from '#mail/document'
import { colorIssues } from './lint/colors.ts'
import { contentIssues } from './lint/content.ts'
import { envelopeIssues } from './lint/envelope.ts'
import type { Context, Issue, LintInput, Severity } from './lint/issue.ts'
import { linkIssues } from './lint/links.ts'
import { variableIssues } from './lint/variables.ts'

export type { Issue, LintInput, RuleId, Severity } from './lint/issue.ts'
export type { SchemaProperty } from './lint/known.ts'

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }

/**
 * Everything that readers, filters or the law would object to, the gravest first. Errors keep a mail from being
 * scheduled, never from being saved. Pure: the parts that are measured come in.
 */
export function lint(document: EmailDocument, input: LintInput): Issue[] {
  const context: Context = { ...input, document }
  return [
    ...envelopeIssues(context),
    ...variableIssues(context),
    ...linkIssues(context),
    ...contentIssues(context),
    ...colorIssues(context),
  ].toSorted((one, other) => ranks[one.severity] - ranks[other.severity])
}
