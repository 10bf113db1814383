import { Upload, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useContactCount } from '#api/contacts'
import { useContactEvents, type ContactEvent } from '#api/contact-events'
import type { ReadState } from '#api/core'
import { useMailingListCount } from '#api/mailing-lists'
import { useWorkspace } from '#api/workspace'
import { LinkButton } from '#components/button'
import { Card } from '#components/card'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { eventMessageOf } from '#features/contacts'
import { messages } from './home-screen.messages.ts'
import * as styles from './home-screen.css.ts'

export interface HomeScreenProps {
  contactsHref: string
  subscribedHref: string
  importHref: string
  contactHref: (contactId: string) => string
}

/** Stands where a figure could not be told. */
const NOTHING = '—'

const ALL = {}
const SUBSCRIBED = { status: ['subscribed' as const] }
const NEWEST = { limit: 8 }

/** Where a workspace begins: how many people there are, what happened last, and the next step. Each card fails alone. */
export function HomeScreen({ contactsHref, subscribedHref, importHref, contactHref }: HomeScreenProps) {
  const intl = useIntl()
  const workspace = useWorkspace()
  const all = useContactCount(ALL)
  const subscribed = useContactCount(SUBSCRIBED)
  const lists = useMailingListCount()
  const activity = useContactEvents(NEWEST)
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{workspace.data?.name ?? intl.formatMessage(messages.title)}</h1>
        <LinkButton href={importHref} tone="primary" icon={<Icon of={Upload} />}>
          {intl.formatMessage(messages.import)}
        </LinkButton>
      </header>
      <ul className={styles.tiles}>
        <Tile label={intl.formatMessage(messages.contacts)} count={all} href={contactsHref} />
        <Tile label={intl.formatMessage(messages.subscribed)} count={subscribed} href={subscribedHref} />
        <Tile label={intl.formatMessage(messages.lists)} count={lists} />
      </ul>
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

function Tile({ label, count, href }: { label: string; count: ReadState<{ count: number }>; href?: string }) {
  const intl = useIntl()
  let figure: ReactNode = <Skeleton width={50} />
  if (count.data) figure = intl.formatNumber(count.data.count)
  else if (count.error) figure = <span title={count.error.message}>{NOTHING}</span>
  return (
    <li className={styles.tile}>
      <span className={styles.tileLabel}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} tone="quiet" covering>
            {label}
          </Link>
        )}
      </span>
      <span className={styles.figure}>{figure}</span>
    </li>
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
