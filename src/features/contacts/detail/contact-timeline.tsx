import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useContactEvents, type ContactEvent } from '#api/contact-events'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Skeleton } from '#components/skeleton'
import { Timeline } from '#components/timeline'
import { messages } from './contact-timeline.messages.ts'
import { eventMessageOf } from '#features/contacts/facts'
import * as styles from './contact-timeline.css.ts'

const EVENTS_PAGE = 20

export interface ContactTimelineProps {
  contactId: string
}

/** What happened to a contact, newest first, a page at a time. */
export function ContactTimeline({ contactId }: ContactTimelineProps) {
  const [pages, setPages] = useState<readonly PageStart[]>([{}])
  return (
    <div className={styles.root}>
      {pages.map((start, index) => (
        <TimelinePage
          key={start.cursor ?? ''}
          contactId={contactId}
          start={start}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </div>
  )
}

/** Where a page begins: its cursor, and when the last event above it happened. Neither for the first one. */
interface PageStart {
  cursor?: string
  after?: string | undefined
}

interface TimelinePageProps {
  contactId: string
  start: PageStart
  onMore: ((next: PageStart) => void) | undefined
}

function TimelinePage({ contactId, start: { cursor, after }, onMore }: TimelinePageProps) {
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
      <div className={styles.events}>
        <Timeline
          after={after}
          entries={items.map((event) => ({
            id: event.id,
            at: event.occurredAt,
            title: titleOf(event, intl),
            about: aboutOf(event),
          }))}
        />
      </div>
      {onMore && nextCursor ? (
        <div className={styles.more}>
          <Button onClick={() => onMore({ cursor: nextCursor, after: items.at(-1)?.occurredAt })}>
            {intl.formatMessage(messages.more)}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The parts of an event that say what it was about; the rest is for programs. */
const TELLING = ['subject', 'title', 'url', 'name', 'reason'] as const

function aboutOf({ payload }: ContactEvent): string | undefined {
  const about = TELLING.map((key) => payload[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof about === 'string' ? about : undefined
}

function titleOf({ type }: ContactEvent, intl: IntlShape): string {
  const known = eventMessageOf(type)
  return known ? intl.formatMessage(known) : type
}
