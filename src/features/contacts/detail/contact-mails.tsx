import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useCampaigns } from '#api/campaigns'
import { activityTypes, useContactEvents, type ContactEvent } from '#api/contact-events'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { messages, stepMessages } from './contact-mails.messages.ts'
import { mailsOf, type Mail, type MailStep } from './mails.model.ts'

/** Events of one request: some mails with all that came of them. */
const EVENTS_PAGE = 100

export interface ContactMailsProps {
  contactId: string
}

/** The mails that a contact was sent, each with what became of it (CON-39). */
export function ContactMails({ contactId }: ContactMailsProps) {
  const intl = useIntl()
  const [older, setOlder] = useState<{ events: readonly ContactEvent[]; cursor: string | undefined }>({
    events: [],
    cursor: undefined,
  })
  const { data, error, retry, isSlow, cancel } = useContactEvents({
    contactId,
    types: [...activityTypes.mail],
    cursor: older.cursor,
    limit: EVENTS_PAGE,
  })
  const campaigns = useCampaigns({ limit: 100 })
  if (error && !data) {
    return <ErrorBlock {...errorBlockOf(error)} title={intl.formatMessage(messages.failed)} onRetry={retry} />
  }
  if (!data) {
    return (
      <Stack padding={6}>
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
  if (mails.length === 0) {
    return (
      <Stack gap={6} padding={6}>
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.empty)}
        </Text>
      </Stack>
    )
  }
  return (
    <Stack gap={6} padding={6}>
      <Stack as="ul" divided>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            campaign={campaigns.data?.items.find(({ id }) => id === mail.campaignId)?.name}
          />
        ))}
      </Stack>
      {nextCursor ? (
        <Button onClick={() => setOlder({ events, cursor: nextCursor })}>
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
  mail: { subject, campaignId, at, steps },
  campaign,
}: {
  mail: Mail
  campaign: string | undefined
}) {
  const intl = useIntl()
  const when = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Stack as="li" gap={1}>
      <Text weight="medium" wrap="anywhere">
        {subject === '' ? intl.formatMessage(messages.noSubject) : subject}
      </Text>
      <Text size={13} tone="muted">
        {intl.formatMessage(messages.about, {
          kind:
            campaignId === undefined
              ? intl.formatMessage(messages.transactional)
              : (campaign ?? intl.formatMessage(messages.campaign)),
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
