import type { ProposedSubject } from '#features/editor/desk'
import { textIn, type Fields } from '#features/ai-chat/arguments'

/** Characters of a sentence, a subject and a preview text; subjects and operations that are read at once. */
const LIMIT = { summary: 500, text: 500, subjects: 10, operations: 200 } as const

export interface GivenPatch {
  /** What it changes, in the language of the reader. */
  summary: string
  /** To be read against the mail. */
  operations: readonly unknown[]
}

export function readPatch(given: Fields): GivenPatch | undefined {
  const summary = textIn(given, 'summary', LIMIT.summary)
  const operations: unknown = given.get('operations')
  if (summary === undefined || !Array.isArray(operations) || operations.length > LIMIT.operations)
    return undefined
  return { summary, operations }
}

/** One to ten subjects, each with its preview text if it has one; one that is given twice counts once. */
export function readSubjects(given: Fields): readonly ProposedSubject[] | undefined {
  const list: unknown = given.get('subjects')
  if (!Array.isArray(list) || list.length === 0 || list.length > LIMIT.subjects) return undefined
  const read = list.flatMap((one: unknown): ProposedSubject[] => {
    const fields = new Map<string, unknown>(
      typeof one === 'object' && one !== null ? Object.entries(one) : [['subject', one]],
    )
    const subject = textIn(fields, 'subject', LIMIT.text)
    const hasPreview = fields.has('previewText')
    const previewText = hasPreview ? textIn(fields, 'previewText', LIMIT.text) : ''
    return subject === undefined || previewText === undefined ? [] : [{ subject, previewText }]
  })
  if (read.length !== list.length) return undefined
  return read.filter(({ subject }, place) => read.findIndex((one) => one.subject === subject) === place)
}

/** The ids that JSON names so far; it may be only a part of it. */
export const idsIn = (written: string): string[] => [
  ...new Set([...written.matchAll(/"id"\s*:\s*"([\w-]{1,64})"/g)].map(([, id = '']) => id)),
]
