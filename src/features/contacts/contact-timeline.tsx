import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useContactEvents, type ContactEvent } from '#api/contact-events'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Skeleton } from '#components/skeleton'
import { messages } from './contact-timeline.messages.ts'
import { eventMessageOf } from './event-names.messages.ts'
import * as styles from './contact-timeline.css.ts'

const EVENTS_PAGE = 20

export interface ContactTimelineProps {
  contactId: string
}

/** What happened to a contact, newest first, a page at a time. */
export function ContactTimeline({ contactId }: ContactTimelineProps) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <div className={styles.root}>
      {cursors.map((cursor, index) => (
        <TimelinePage
          key={cursor ?? ''}
          contactId={contactId}
          cursor={cursor}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </div>
  )
}

interface TimelinePageProps {
  contactId: string
  cursor: string | undefined
  onMore: ((cursor: string) => void) | undefined
}

function TimelinePage({ contactId, cursor, onMore }: TimelinePageProps) {
  const intl = useIntl()
  const events = useContactEvents({ contactId, cursor, limit: EVENTS_PAGE })
  if (events.error && !events.data) {
    return (
      <ErrorBlock
        title={intl.formatMessage(messages.failed)}
        message={events.error.message}
        ticketId={events.error.ticketId}
        onRetry={events.retry}
      />
    )
  }
  if (!events.data) {
    return (
      <div className={styles.loading}>
        <Skeleton width={70} />
        <Skeleton width={50} />
        <Skeleton width={60} />
      </div>
    )
  }
  const { items, nextCursor } = events.data
  if (items.length === 0)
    return cursor === undefined ? <p className={styles.quiet}>{intl.formatMessage(messages.empty)}</p> : null
  return (
    <>
      <ol className={styles.events}>
        {items.map((event) => (
          <TimelineEvent key={event.id} event={event} />
        ))}
      </ol>
      {onMore && nextCursor ? (
        <div className={styles.more}>
          <Button onClick={() => onMore(nextCursor)}>{intl.formatMessage(messages.more)}</Button>
        </div>
      ) : null}
    </>
  )
}

/** The parts of an event that say what it was about; the rest is for programs. */
const TELLING = ['subject', 'title', 'url', 'name', 'reason'] as const

function TimelineEvent({ event: { type, payload, occurredAt } }: { event: ContactEvent }) {
  const intl = useIntl()
  const known = eventMessageOf(type)
  const about = TELLING.map((key) => payload[key]).find((value) => typeof value === 'string' && value !== '')
  return (
    <li className={styles.event}>
      <span className={styles.what}>{known ? intl.formatMessage(known) : type}</span>
      <time className={styles.when} dateTime={occurredAt}>
        {intl.formatDate(occurredAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      {typeof about === 'string' ? <span className={styles.about}>{about}</span> : null}
    </li>
  )
}
