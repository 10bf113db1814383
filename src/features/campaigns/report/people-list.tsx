import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useContactEvents, type ContactEvent } from '#api/contact-events'
import { Badge } from '#components/badge'
import { EmptyState } from '#components/empty-state'
import { InlineError } from '#components/inline-error'
import { Link } from '#components/link'
import { LoadMore } from '#components/pagination'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { takeLostFocus } from '#lib/take-focus'
import { bounceReason } from './bounces.model.ts'
import { newestPerPerson } from './report.model.ts'
import { messages as reasons } from './bounces.messages.ts'
import { messages } from './report.messages.ts'
import * as styles from './report.css.ts'

/** Events of a page. */
const PAGE = 50
/** From this score on it was a program. */
const PROGRAM = 0.5

export interface PeopleListProps {
  campaignId: string
  /** Of the events that tell of them. */
  type: string
  /** How many people the figure counts. */
  count: number
  /** Only those whose mail came back with this code. */
  code?: string
  hrefs: CampaignHrefs
}

/** Who is behind a figure of a report, newest first, page by page (ERR-27). */
export function PeopleList({ campaignId, type, count, code, hrefs }: PeopleListProps) {
  const intl = useIntl()
  const [before, setBefore] = useState<{ events: readonly ContactEvent[]; cursor?: string }>({ events: [] })
  const read = useContactEvents({
    campaignId,
    types: [type],
    limit: PAGE,
    ...(code !== undefined && { code }),
    ...(before.cursor !== undefined && { cursor: before.cursor }),
  })
  const { data, error, isFetching, retry } = read
  if (error && !data)
    return (
      <InlineError ticketId={error.ticketId} onRetry={retry}>
        {intl.formatMessage(messages.peopleFailed)}
      </InlineError>
    )
  if (!data) return <Skeleton shape="block" />
  const events = newestPerPerson([...before.events, ...data.items])
  const next = data.nextCursor
  // The button goes when the last page comes: the focus goes to the first person of that page.
  const isLast = before.cursor !== undefined && !next
  const firstOfLast = isLast ? (events[before.events.length] ?? events.at(-1)) : undefined
  if (events.length === 0 && !next)
    return (
      <EmptyState title={intl.formatMessage(messages.noPeople)}>
        {intl.formatMessage(messages.noPeopleText)}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {events.map((event) => (
          <Person key={event.id} event={event} hrefs={hrefs} takesFocus={event === firstOfLast} />
        ))}
      </ul>
      {!next && events.length < count ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(messages.someKnown, { known: events.length, count })}
        </Text>
      ) : null}
      {error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
          {intl.formatMessage(messages.peopleFailed)}
        </InlineError>
      ) : null}
      <LoadMore
        shown={events.length}
        hasMore={next !== undefined && next !== null}
        loading={isFetching}
        onMore={() => {
          // `next` of a page that failed is that of the page before it, which led here.
          if (error) retry()
          else if (next) setBefore({ events, cursor: next })
        }}
      />
    </>
  )
}

interface PersonProps {
  event: ContactEvent
  hrefs: CampaignHrefs
  takesFocus: boolean
}

function Person({ event, hrefs, takesFocus }: PersonProps) {
  const intl = useIntl()
  const { contact, contactId, occurredAt, botScore = 0 } = event
  const reason = bounceReason(event.payload['code'])
  const name = contact?.name ?? contact?.email ?? intl.formatMessage(messages.deleted)
  return (
    <li className={styles.person} {...(takesFocus && { ref: takeLostFocus, tabIndex: -1 })}>
      <span>
        {contactId === null ? name : <Link href={hrefs.contacts({ contact: contactId })}>{name}</Link>}
        {contact?.name === undefined ? null : (
          <Text as="div" size={13} tone="muted">
            {contact.email}
          </Text>
        )}
      </span>
      <Text size={13} tone="muted">
        {reason ? <Badge>{intl.formatMessage(reasons[reason])}</Badge> : null}
        {botScore >= PROGRAM ? <Badge>{intl.formatMessage(messages.program)}</Badge> : null}
        <time dateTime={occurredAt}>
          {intl.formatDate(occurredAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </Text>
    </li>
  )
}
