import { useIntl } from 'react-intl'
import { useTransactionalStatus } from '#api/transactional'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { usePoll } from '#features/campaigns/sending'
import { isFinalSend, SendStatusPill } from '#features/workspaces/send-status'
import { SECOND } from '#lib/duration'
import { messages } from './test-send.messages.ts'
import * as styles from './test-send.css.ts'

/** How often what came of a test is asked for, ms. */
const POLL = 2 * SECOND

/** What came of a test, address by address, until every one has ended. */
export function TestResults({ sendId }: { sendId: string }) {
  const intl = useIntl()
  const { data, error, retry } = useTransactionalStatus(sendId)
  usePoll(data === undefined || !isFinalSend(data.status) ? POLL : undefined, retry)
  if (!data)
    return error ? (
      <InlineError ticketId={error.ticketId} onRetry={retry}>
        {intl.formatMessage(messages.statusFailed)}
      </InlineError>
    ) : (
      <Skeleton shape="text" />
    )
  return (
    <Stack as="ul" gap={2} aria-label={intl.formatMessage(messages.results)} aria-live="polite">
      {data.recipients.map(({ email, status, reason }) => (
        <li key={email} className={styles.result}>
          <Text wrap="anywhere">{email}</Text>
          <SendStatusPill status={status} />
          {reason === undefined ? null : (
            <Text as="p" size={13} tone="muted" wrap="anywhere">
              {reason}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}
