import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { DescriptionList } from '#components/description-list'
import { Ticket } from '#components/error-block'
import { Inline } from '#components/layout'
import { messages } from './run-outcome.messages.ts'

export interface RunOutcomeProps {
  changed: number
  /** Why some were left as they are, in words, and how many for each. */
  skipped: readonly (readonly [reason: string, count: number])[]
  failed: number
  /** Those that are told one by one. */
  failures: readonly { id: string; name: string; error: ApiError }[]
}

/** What a change of many has come to; what failed is told with the number to quote to support. */
export function RunOutcome({ changed, skipped, failed, failures }: RunOutcomeProps) {
  const intl = useIntl()
  const reasons = skipped.map(([reason, count]) => intl.formatMessage(messages.reasonOf, { reason, count }))
  return (
    <DescriptionList
      items={[
        { id: 'changed', term: intl.formatMessage(messages.changed), value: intl.formatNumber(changed) },
        {
          id: 'skipped',
          term: intl.formatMessage(messages.skipped),
          value:
            reasons.length === 0
              ? intl.formatNumber(0)
              : intl.formatList(reasons, { type: 'conjunction', style: 'narrow' }),
        },
        { id: 'failed', term: intl.formatMessage(messages.failed), value: intl.formatNumber(failed) },
        ...failures.map(({ id, name, error: { message, ticketId } }) => ({
          id,
          term: <span translate="no">{name}</span>,
          value: (
            <Inline as="span">
              {message}
              {ticketId === '' ? null : <Ticket id={ticketId} />}
            </Inline>
          ),
        })),
      ]}
    />
  )
}
