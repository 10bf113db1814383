import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useCampaigns } from '#api/campaigns'
import { activityTypes, useContactEvents, type ContactEvent } from '#api/contact-events'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Skeleton } from '#components/skeleton'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { StillLoading } from '#components/still-loading'
import { messages, stepMessages } from './contact-mails.messages.ts'
import { mailsOf, type Mail, type MailStep } from './mails.model.ts'
import * as styles from './contact-sheet.css.ts'

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
      <div className={styles.loading}>
        {isSlow ? <StillLoading onCancel={cancel} /> : null}
        <Skeleton width={70} />
        <Skeleton width={50} />
        <Skeleton width={60} />
      </div>
    )
  }
  const events = [...older.events, ...data.items]
  const mails = mailsOf(events)
  const { nextCursor } = data
  if (mails.length === 0) {
    return (
      <div className={styles.panel}>
        <p className={styles.quiet}>{intl.formatMessage(messages.empty)}</p>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.lists}>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            campaign={campaigns.data?.items.find(({ id }) => id === mail.campaignId)?.name}
          />
        ))}
      </ul>
      {nextCursor ? (
        <Button onClick={() => setOlder({ events, cursor: nextCursor })}>
          {intl.formatMessage(messages.more)}
        </Button>
      ) : null}
    </div>
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
    <li className={styles.list}>
      <span className={styles.who}>
        <span className={styles.email}>
          {subject === '' ? intl.formatMessage(messages.noSubject) : subject}
        </span>
        <span className={styles.since}>
          {intl.formatMessage(messages.about, {
            kind:
              campaignId === undefined
                ? intl.formatMessage(messages.transactional)
                : (campaign ?? intl.formatMessage(messages.campaign)),
            date: when(at),
          })}
        </span>
        <ol className={styles.status} aria-label={intl.formatMessage(messages.steps)}>
          {steps.map(({ step, at: time }) => (
            <li key={step} title={when(time)}>
              <StatusPill kind={STEP_KINDS[step] ?? 'neutral'}>
                {intl.formatMessage(stepMessages[step])}
              </StatusPill>
            </li>
          ))}
        </ol>
      </span>
    </li>
  )
}
