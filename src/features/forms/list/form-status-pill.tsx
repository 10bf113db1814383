import type { IntlShape } from 'react-intl'
import type { FormStatus } from '#api/forms'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './form-status.messages.ts'

const kinds: Record<FormStatus, StatusKind> = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  unpublished: 'neutral',
}

/** The status of a form in a word. */
export const FormStatusPill = ({ intl, status }: { intl: IntlShape; status: FormStatus }) => (
  <StatusPill kind={kinds[status]}>{intl.formatMessage(messages[status])}</StatusPill>
)
