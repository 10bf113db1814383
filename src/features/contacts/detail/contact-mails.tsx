import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { activityTypes, useContactEvents, type ContactEvent } from '#api/contact-events'
import type { Contact } from '#api/contacts'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { subjectInWords, variableOf } from '#domain/campaigns/subject'
import { messages, stepMessages } from './contact-mails.messages.ts'
import { takeLostFocus } from '#lib/take-focus'
import { mailsOf, type Mail, type MailStep } from './mails.model.ts'

/** Events of one request: some mails with all that came of them. */
const EVENTS_PAGE = 100

export interface ContactMailsProps {
  contact: Contact
  /** Shows the mail of a campaign as they got it; without it none can be shown. */
  onShow: ((campaignId: string) => void) | undefined
}

/** The mails that a contact was sent, each with what became of it (CON-39, ERR-27). */
export function ContactMails({ contact, onShow }: ContactMailsProps) {
  const intl = useIntl()
  const [older, setOlder] = useState<{ events: readonly ContactEvent[]; cursor: string | undefined }>({
    events: [],
    cursor: undefined,
  })
  const { data, error, retry, isFetching, isSlow, cancel } = useContactEvents({
    contactId: contact.id,
    types: [...activityTypes.mail],
    cursor: older.cursor,
    limit: EVENTS_PAGE,
  })
  if (error && !data) {
    return <ErrorBlock {...errorBlockOf(error)} title={intl.formatMessage(messages.failed)} onRetry={retry} />
  }
  if (!data) {
    return (
      <Stack padding="page">
        {isSlow ? <StillLoading onCancel={cancel} /> : null}
        <Skeleton width={70} />
        <Skeleton width={50} />
        <Skeleton width={60} />
      </Stack>
    )
  }
  const events = [...older.events, ...data.items]
  const mails = mailsOf(events)
  const { nextCursor } = data
  // The button goes when the last page comes: the focus goes to the first mail of that page.
  const isLast = older.cursor !== undefined && !nextCursor
  const firstOfLast = isLast ? (mails[mailsOf(older.events).length] ?? mails.at(-1)) : undefined
  if (mails.length === 0) {
    return (
      <Stack gap={6} padding="page">
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.empty)}
        </Text>
      </Stack>
    )
  }
  return (
    <Stack gap={6} padding="page">
      <Stack as="ul" divided>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            contact={contact}
            mail={mail}
            onShow={onShow}
            takesFocus={mail === firstOfLast}
          />
        ))}
      </Stack>
      {error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
          {intl.formatMessage(messages.failed)}
        </InlineError>
      ) : null}
      {nextCursor ? (
        <Button
          busy={isFetching}
          onClick={() => {
            // `nextCursor` of a page that failed is that of the page before it, which led here.
            if (error) retry()
            else setOlder({ events, cursor: nextCursor })
          }}
        >
          {intl.formatMessage(messages.more)}
        </Button>
      ) : null}
    </Stack>
  )
}

const STEP_KINDS: Partial<Record<MailStep, StatusKind>> = {
  opened: 'success',
  clicked: 'success',
  delayed: 'warning',
  bounced: 'danger',
  complained: 'danger',
  unsubscribed: 'warning',
}

function MailRow({
  contact,
  mail: { subject, campaignId, campaignName, at, steps },
  onShow,
  takesFocus,
}: {
  contact: Contact
  mail: Mail
  onShow: ContactMailsProps['onShow']
  takesFocus: boolean
}) {
  const intl = useIntl()
  const name =
    subject === '' ? intl.formatMessage(messages.noSubject) : subjectInWords(subject, variableOf(contact))
  const when = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Stack as="li" gap={1} {...(takesFocus && { ref: takeLostFocus, tabIndex: -1 })}>
      <Inline push nowrap>
        <Text weight="medium" wrap="anywhere">
          {name}
        </Text>
        {onShow && campaignId !== undefined ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={intl.formatMessage(messages.showNamed, { subject: name })}
            onClick={() => onShow(campaignId)}
          >
            {intl.formatMessage(messages.show)}
          </Button>
        ) : null}
      </Inline>
      <Text size={13} tone="muted">
        {intl.formatMessage(messages.about, {
          kind:
            campaignId === undefined
              ? intl.formatMessage(messages.transactional)
              : (campaignName ?? intl.formatMessage(messages.campaign)),
          date: when(at),
        })}
      </Text>
      <Inline as="ol" aria-label={intl.formatMessage(messages.steps)}>
        {steps.map(({ step, at: time }) => (
          <li key={step} title={when(time)}>
            <StatusPill kind={STEP_KINDS[step] ?? 'neutral'}>
              {intl.formatMessage(stepMessages[step])}
            </StatusPill>
          </li>
        ))}
      </Inline>
    </Stack>
  )
}
