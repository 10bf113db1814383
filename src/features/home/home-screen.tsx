import { Upload, Users } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useContactEvents, type ContactEvent } from '#api/contact-events'
import { useWorkspace } from '#api/workspace'
import { LinkButton } from '#components/button'
import { Card } from '#components/card'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { SegmentedControl } from '#components/segmented-control'
import { Skeleton } from '#components/skeleton'
import { eventMessageOf } from '#features/contacts'
import { homeRanges, type HomeRange } from './home-figures.model.ts'
import type { HomeHrefs } from './home-hrefs.ts'
import { HomeTiles } from './home-tiles.tsx'
import { messages } from './home-screen.messages.ts'
import * as styles from './home-screen.css.ts'

export interface HomeScreenProps {
  range: HomeRange
  onRangeChange: (range: HomeRange) => void
  hrefs: HomeHrefs
}

const NEWEST = { limit: 8 }

/** Where a workspace begins: what it has come to lately, what happened last, and the next step. Each card fails alone. */
export function HomeScreen({ range, onRangeChange, hrefs }: HomeScreenProps) {
  const intl = useIntl()
  const workspace = useWorkspace()
  const activity = useContactEvents(NEWEST)
  const contactHref = (contact: string) => hrefs.contacts({ contact })
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{workspace.data?.name ?? intl.formatMessage(messages.title)}</h1>
        <div className={styles.actions}>
          <SegmentedControl
            label={intl.formatMessage(messages.range)}
            value={range}
            onValueChange={onRangeChange}
            options={homeRanges.map((value) => ({
              value,
              label: intl.formatMessage(messages.days, { days: Number(value) }),
            }))}
          />
          <LinkButton href={hrefs.contacts({ import: '1' })} tone="primary" icon={<Icon of={Upload} />}>
            {intl.formatMessage(messages.import)}
          </LinkButton>
        </div>
      </header>
      <HomeTiles key={range} range={range} hrefs={hrefs} />
      <Card title={intl.formatMessage(messages.activity)} flush>
        {activity.error && !activity.data ? (
          <ErrorBlock
            title={intl.formatMessage(messages.activityFailed)}
            message={activity.error.message}
            ticketId={activity.error.ticketId}
            onRetry={activity.retry}
          />
        ) : activity.data?.items.length === 0 ? (
          <p className={styles.quiet}>
            <Icon of={Users} /> {intl.formatMessage(messages.noActivity)}
          </p>
        ) : (
          <ul className={styles.events}>
            {activity.data
              ? activity.data.items.map((event) => (
                  <EventRow key={event.id} event={event} contactHref={contactHref} />
                ))
              : [80, 60, 70].map((width) => (
                  <li key={width} className={styles.event}>
                    <Skeleton width={width} />
                  </li>
                ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

function EventRow({
  event: { type, contactId, occurredAt, payload },
  contactHref,
}: {
  event: ContactEvent
  contactHref: (id: string) => string
}) {
  const intl = useIntl()
  const known = eventMessageOf(type)
  const subject = typeof payload['subject'] === 'string' ? payload['subject'] : undefined
  return (
    <li className={styles.event}>
      <span className={styles.what}>
        {contactId === null ? (
          <span>{known ? intl.formatMessage(known) : type}</span>
        ) : (
          <Link href={contactHref(contactId)} tone="quiet">
            {known ? intl.formatMessage(known) : type}
          </Link>
        )}
        {subject === undefined ? null : <span className={styles.subject}>{subject}</span>}
      </span>
      <time className={styles.when} dateTime={occurredAt}>
        {intl.formatDate(occurredAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  )
}
