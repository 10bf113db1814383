import type { SubmissionQuery, SubmissionStatus } from '#api/forms'
import { dayOfIso } from '#lib/iso-date'
import { startOfDay } from '#lib/zoned-time'

export const formTabs = ['overview', 'submissions', 'history'] as const
export const submissionStates = [
  'accepted',
  'pending_opt_in',
  'confirmed',
  'spam',
  'rejected',
] as const satisfies SubmissionStatus[]

/** What the screen of a form keeps in its address (FRM-40). */
export interface FormPageQuery {
  tab: (typeof formTabs)[number]
  q: string
  status: SubmissionStatus | undefined
  /** First and last day, as 2026-03-05. */
  from: string | undefined
  to: string | undefined
  /** The id of the submission that is read. */
  submission: string | undefined
}

const dayIn = (value: string | undefined) =>
  value !== undefined && dayOfIso(value) !== undefined ? value : undefined

/** Reads the query of an address. What makes no sense counts as not given (ROU-12). */
export function readFormPageQuery(values: Readonly<Record<string, string | undefined>>): FormPageQuery {
  const from = dayIn(values['from'])
  const to = dayIn(values['to'])
  return {
    tab: formTabs.find((one) => one === values['tab']) ?? 'overview',
    q: (values['q'] ?? '').slice(0, 200),
    status: submissionStates.find((one) => one === values['status']),
    from,
    // A last day before the first would find nothing and say nothing.
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
    submission: values['submission']?.slice(0, 64) || undefined,
  }
}

/** The values of an address; what is usual is left out. */
export const formPageValues = ({
  tab,
  q,
  status,
  from,
  to,
  submission,
}: FormPageQuery): Record<string, string | undefined> => ({
  tab: tab === 'overview' ? undefined : tab,
  q: q === '' ? undefined : q,
  status,
  from,
  to,
  submission,
})

/** What is asked for: whole days of the reader's zone, the last one included. */
export function submissionFilterOf(
  { q, status, from, to }: Pick<FormPageQuery, 'q' | 'status' | 'from' | 'to'>,
  timezone: string,
): Pick<SubmissionQuery, 'q' | 'status' | 'from' | 'to'> {
  const start = (day: string | undefined, after: number) => {
    const number = day === undefined ? undefined : dayOfIso(day)
    const time = number === undefined ? undefined : startOfDay(number + after, timezone)
    return time === undefined ? undefined : new Date(time).toISOString()
  }
  const first = start(from, 0)
  const end = start(to, 1)
  return {
    ...(q !== '' && { q }),
    ...(status && { status }),
    ...(first !== undefined && { from: first }),
    ...(end !== undefined && { to: end }),
  }
}
