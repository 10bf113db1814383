import { audienceProblems, japaneseReaders } from './audience-checks.ts'
import { checkMails } from './check-mails.ts'
import { checklistOf } from './checklist.model.ts'

/** All that reads mails and audiences for the checklist: with the renderers it is large, so it follows the step. */
export const reviewChecks = { audienceProblems, checkMails, checklistOf, japaneseReaders }

export type ReviewChecks = typeof reviewChecks
