import type { FormSubmission, SubmissionStatus } from '#api/forms'
import type { PropertyValue } from '#api/shapes'
import { badInput } from '#domain/kernel/refusals'

/** Submissions of a page where no number is asked for. */
export const SUBMISSIONS = { usual: 25 } as const

/** Whether a submission came from somebody who may have meant it. */
export const isWelcome = (status: SubmissionStatus): boolean => status !== 'spam' && status !== 'rejected'

/** Whether a submission is among the figures of its form: those of colleagues who try it out are not (FRM-28). */
export const isCounted = ({ status, isTest }: Pick<FormSubmission, 'status' | 'isTest'>): boolean =>
  isWelcome(status) && isTest !== true

/** What a submission is found by: all its values. */
export const textOfValues = (values: FormSubmission['values']): string =>
  Object.values(values).map(cellOf).join('\n')

function cellOf(value: PropertyValue | undefined): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The end of the year 9999, in ms since 1970: what comes later is written in another way. */
const LAST_MOMENT = 253_402_300_799_999

/** Where a page of submissions ended. */
export interface SubmissionPosition {
  /** ms since 1970. */
  at: number
  id: string
}

export const cursorOf = ({ at, id }: SubmissionPosition): string => `${at}_${id}`

/** Reads a cursor; throws a 400 for what is none. */
export function positionOf(cursor: string): SubmissionPosition {
  const [, at, id] = /^(\d{1,15})_([\w-]+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined || Number(at) > LAST_MOMENT)
    throw badInput('The cursor is none of ours.')
  return { at: Number(at), id }
}

/** The first line of a file of submissions; `keys`: of all their values. */
export const submissionColumns = (keys: readonly string[]): string[] => [
  'submitted_at',
  'status',
  ...keys,
  'contact_id',
  'source_url',
  'referrer',
  'utm_campaign',
  'version',
]

/** The line of a submission in a file. */
export const submissionCells = (
  { submittedAt, status, isTest, values, contactId, source, formVersion }: FormSubmission,
  keys: readonly string[],
): string[] => [
  submittedAt,
  isTest ? 'test' : status,
  ...keys.map((key) => cellOf(values[key])),
  contactId ?? '',
  source.url ?? '',
  source.referrer ?? '',
  source.utm?.['campaign'] ?? '',
  String(formVersion),
]

/** The keys of the values of submissions, each once, in the order in which they come. */
export const keysOfValues = (submissions: readonly Pick<FormSubmission, 'values'>[]): string[] => [
  ...new Set(submissions.flatMap(({ values }) => Object.keys(values))),
]

export const submissionsFileName = (formId: string, now: string): string =>
  `submissions-${formId}-${now.slice(0, 10)}.csv`
