import type { IntlShape } from 'react-intl'
import type { CredentialStatus } from '#api/integration-credentials'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './source.messages.ts'

const kinds: Record<CredentialStatus, StatusKind> = {
  pending: 'neutral',
  active: 'success',
  expired: 'warning',
  revoked: 'danger',
  error: 'danger',
}

/** Whether access still holds, in a word. */
export const CredentialStatusPill = ({ intl, status }: { intl: IntlShape; status: CredentialStatus }) => (
  <StatusPill kind={kinds[status]}>{intl.formatMessage(messages[`access_${status}`])}</StatusPill>
)
