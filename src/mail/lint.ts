import type { EmailDocument } from '#mail/document'
import type { Issue, LintInput } from './lint/issue.ts'
import { createLinter } from './lint/linter.ts'

export { isClipped, isTooLargeForAmp, sentBytes } from './lint/envelope.ts'
export type { Issue, LintInput, RuleId, Severity } from './lint/issue.ts'
export type { SchemaProperty } from './lint/known.ts'
export { createLinter, type Linter } from './lint/linter.ts'

/**
 * Everything that readers, filters or the law would object to, the gravest first. Errors keep a mail from being
 * scheduled, never from being saved. Pure: the parts that are measured come in.
 */
export const lint = (document: EmailDocument, input: LintInput): Issue[] => createLinter()(document, input)
