import { useIntl, type IntlShape } from 'react-intl'
import type { FormField, FormSubmission, SubmissionStatus } from '#api/forms'
import type { PropertyValue } from '#api/shapes'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './form.messages.ts'

/** Stands where there is no value, in every language. */
export const NOTHING = '—'

const kinds: Record<SubmissionStatus, StatusKind> = {
  accepted: 'success',
  pending_opt_in: 'warning',
  confirmed: 'success',
  spam: 'danger',
  rejected: 'neutral',
}

/** What became of a submission; a test is nothing but a test. */
export function StatePill({ submission: { status, isTest } }: { submission: FormSubmission }) {
  const intl = useIntl()
  return isTest ? (
    <StatusPill kind="info">{intl.formatMessage(messages.isTest)}</StatusPill>
  ) : (
    <StatusPill kind={kinds[status]}>{intl.formatMessage(messages[status])}</StatusPill>
  )
}

/** What somebody filled in, in words. */
export function valueWords(intl: IntlShape, value: PropertyValue | undefined): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no)
  if (Array.isArray(value)) return intl.formatList(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What the field asks for, in the language of the app. */
export const labelOf = ({ label, id }: FormField, locale: string) =>
  (locale.startsWith('ja') ? label.ja || label.en : label.en || label.ja) || id
