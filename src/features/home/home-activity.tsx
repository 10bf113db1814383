import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { activityKinds, useContactEvents, type ActivityKind, type ContactEvent } from '#api/contact-events'
import { errorBlockOf } from '#api/core'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { activityKindMessageOf, eventMessageOf } from '#features/contacts/event-words'
import { relativeTime } from '#intl'
import { takeFocus } from '#lib/take-focus'
import { activityOf, sinceOf } from './home-activity.model.ts'
import { useMinute } from './use-minute.ts'
import { messages } from './home-activity.messages.ts'
import * as styles from './home-cards.css.ts'

export interface ActivityCardProps {
  kind: ActivityKind
  onKindChange: (kind: ActivityKind) => void
  contactHref: (contactId: string) => string
}

/** What happened last, newest first, a page at a time. */
export function ActivityCard({ kind, onKindChange, contactHref }: ActivityCardProps) {
  const intl = useIntl()
  return (
    <Card
      title={intl.formatMessage(messages.title)}
      actions={
        <Select
          label={intl.formatMessage(messages.kind)}
          labelHidden
          value={kind}
          onValueChange={onKindChange}
          options={activityKinds.map((value) => ({
            value,
            label: intl.formatMessage(activityKindMessageOf(value)),
          }))}
        />
      }
      flush
    >
      <Events key={kind} kind={kind} contactHref={contactHref} />
    </Card>
  )
}

function Events({ kind, contactHref }: Pick<ActivityCardProps, 'kind' | 'contactHref'>) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  return cursors.map((cursor, place) => (
    <EventsPage
      key={cursor ?? ''}
      kind={kind}
      cursor={cursor}
      onOlder={place === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
      contactHref={contactHref}
    />
  ))
}

interface EventsPageProps extends Pick<ActivityCardProps, 'kind' | 'contactHref'> {
  cursor: string | undefined
  onOlder: ((cursor: string) => void) | undefined
}

function EventsPage({ kind, cursor, onOlder, contactHref }: EventsPageProps) {
  const intl = useIntl()
  const now = useMinute()
  const events = useContactEvents(activityOf(kind, cursor))
  if (events.error && !events.data) {
    return (
      <ErrorBlock
        {...errorBlockOf(events.error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={events.retry}
        retrying={events.isFetching}
      />
    )
  }
  const { items, nextCursor } = events.data ?? {}
  if (items?.length === 0 && cursor === undefined) {
    return (
      <p className={styles.row}>
        <Icon of={Users} /> {intl.formatMessage(kind === 'all' ? messages.empty : messages.noMatch)}
      </p>
    )
  }
  return (
    <>
      {events.isSlow ? <StillLoading onCancel={events.cancel} /> : null}
      <ul aria-busy={!items} {...(cursor !== undefined && { ref: takeFocus, tabIndex: -1 })}>
        {items?.map((event) => (
          <EventRow key={event.id} event={event} now={now} contactHref={contactHref} />
        )) ??
          [80, 60, 70].map((width) => (
            <li key={width} className={styles.row}>
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
      {onOlder && nextCursor ? (
        <div className={styles.row}>
          <Button onClick={() => onOlder(nextCursor)}>{intl.formatMessage(messages.older)}</Button>
        </div>
      ) : null}
    </>
  )
}

interface EventRowProps {
  event: ContactEvent
  now: number
  contactHref: (id: string) => string
}

function EventRow({
  event: { type, contactId, contact, campaignName, occurredAt, payload },
  now,
  contactHref,
}: EventRowProps) {
  const intl = useIntl()
  const known = eventMessageOf(type)
  const what = known ? intl.formatMessage(known) : type
  const subject = typeof payload['subject'] === 'string' ? payload['subject'] : undefined
  const about = [what, campaignName ?? subject].filter((text) => text !== undefined && text !== '')
  const { value, unit } = sinceOf(now - Date.parse(occurredAt))
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {contactId === null ? (
          <span>{intl.formatMessage(messages.nobody)}</span>
        ) : (
          <Link href={contactHref(contactId)} tone="quiet">
            {contact?.name ?? contact?.email ?? contactId}
          </Link>
        )}
        <Text as="p" size={13} tone="muted">
          {about.join(' · ')}
        </Text>
      </div>
      <Text
        as="time"
        size={13}
        tone="muted"
        dateTime={occurredAt}
        title={intl.formatDate(occurredAt, { dateStyle: 'medium', timeStyle: 'short' })}
      >
        {relativeTime(intl, value, unit)}
      </Text>
    </li>
  )
}
