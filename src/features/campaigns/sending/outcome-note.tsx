import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { InlineError } from '#components/inline-error'
import type { SchedulingOutcome } from './use-scheduling.ts'
import { messages } from './send.messages.ts'

export interface OutcomeNoteProps {
  outcome: SchedulingOutcome | undefined
  /** How many people were confirmed. */
  confirmed: number
  /** Asks what became of a call that got no answer. */
  onCheck: () => void
}

/** Why a campaign was not scheduled, and what can be done; nothing where it was. */
export function OutcomeNote({ outcome, confirmed, onCheck }: OutcomeNoteProps) {
  const intl = useIntl()
  switch (outcome?.kind) {
    case undefined:
    case 'done':
      return null
    case 'changed':
      return <Banner kind="warning">{intl.formatMessage(messages.changed)}</Banner>
    case 'more':
      return (
        <Banner kind="warning">
          {intl.formatMessage(messages.more, { count: outcome.count, confirmed })}
        </Banner>
      )
    case 'notDone':
      return <InlineError>{intl.formatMessage(messages.notDone)}</InlineError>
    case 'unknown':
      return <InlineError onRetry={onCheck}>{intl.formatMessage(messages.unknown)}</InlineError>
    case 'refused': {
      const { said, ticketId } = outcome.error
      return (
        <InlineError ticketId={ticketId}>
          {said === undefined
            ? intl.formatMessage(messages.failed)
            : intl.formatMessage(messages.refused, { message: said })}
        </InlineError>
      )
    }
  }
}
