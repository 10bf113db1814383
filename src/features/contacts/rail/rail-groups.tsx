import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useContactCount, type ContactStatus } from '#api/contacts'
import { useApi } from '#api/core'
import { useMailingLists, type MailingList } from '#api/mailing-lists'
import { useSegments, type Segment } from '#api/segments'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Inline } from '#components/layout'
import { Anchor } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { Spinner } from '#components/spinner'
import { VisuallyHidden } from '#components/visually-hidden'
import { statusMessages } from '#features/contacts/facts'
import { keyOf, NEW, type PartProps, type Place } from './place.ts'
import { RailLink, type RailLinkProps } from './rail-link.tsx'
import { RailViews } from './rail-views.tsx'
import { messages } from './rail.messages.ts'
import * as styles from './rail.css.ts'

/** How often a segment that is being built is looked at again, ms. */
const BUILD_POLL = 3000

/** The entries of the rail beside the list, group by group. */
export function RailGroups({ statuses, current, hrefOf, toggle }: PartProps & { toggle: ReactNode }) {
  const intl = useIntl()
  const lists = useMailingLists()
  const segments = useSegments()
  useBuildWatch(segments)
  const link = (
    place: Place,
    label: string,
    rest: Omit<RailLinkProps, 'href' | 'current' | 'label'> = {},
  ) => (
    <RailLink
      key={keyOf(place)}
      href={hrefOf(place)}
      current={keyOf(place) === current}
      label={label}
      {...rest}
    />
  )
  const segmentLink = (segment: Segment) =>
    link({ kind: 'segment', id: segment.id }, segment.name, {
      colour: segment.color,
      count: <SegmentCount segment={segment} />,
    })
  const live = segments.data?.items.filter(({ archived }) => !archived) ?? []
  const archived = segments.data?.items.filter((segment) => segment.archived) ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links hear the arrows through it
    <nav aria-label={intl.formatMessage(messages.label)} onKeyDown={walk}>
      <div className={styles.group}>
        <ul>
          <Inline as="li" gap={0} nowrap>
            {link({ kind: 'all' }, intl.formatMessage(messages.all), { count: <Count />, first: true })}
            {toggle}
          </Inline>
          {statuses.map((status) => (
            <Inline as="li" gap={0} nowrap key={status}>
              {link({ kind: 'status', status }, intl.formatMessage(statusMessages[status]), {
                count: <Count status={status} />,
              })}
            </Inline>
          ))}
        </ul>
      </div>
      <RailViews current={current} hrefOf={(view) => hrefOf({ kind: 'view', view })} />
      <Group
        title={intl.formatMessage(messages.segments)}
        aside={
          <Anchor
            className={styles.add}
            href={hrefOf({ kind: 'edit', id: NEW })}
            title={intl.formatMessage(messages.newSegment)}
          >
            <Icon of={Plus} size="small" />
          </Anchor>
        }
        read={segments}
        failed={intl.formatMessage(messages.segmentsFailed)}
      >
        {live.map((segment) => (
          <Inline as="li" gap={0} nowrap key={segment.id}>
            {segmentLink(segment)}
            {current === `segment:${segment.id}` ? (
              <Anchor
                className={styles.add}
                href={hrefOf({ kind: 'edit', id: segment.id })}
                aria-label={intl.formatMessage(messages.editSegment, { name: segment.name })}
              >
                <Icon of={Pencil} size="small" />
              </Anchor>
            ) : null}
          </Inline>
        ))}
        {archived.length === 0 ? null : (
          <li>
            <details>
              <summary className={styles.place} data-place>
                {intl.formatMessage(messages.archived, { count: archived.length })}
              </summary>
              {archived.map((segment) => (
                <Inline gap={0} nowrap key={segment.id}>
                  {segmentLink(segment)}
                </Inline>
              ))}
            </details>
          </li>
        )}
      </Group>
      {/* Not before the segments: what stands over it would push it down as it comes (SPD-11). */}
      {segments.data === undefined && !segments.error ? null : (
        <Group
          title={intl.formatMessage(messages.lists)}
          read={lists}
          failed={intl.formatMessage(messages.listsFailed)}
        >
          {lists.data?.items.map((list) => (
            <Inline as="li" gap={0} nowrap key={list.id}>
              {link({ kind: 'list', id: list.id }, list.name, {
                colour: list.color,
                count: intl.formatNumber(membersOf(list)),
              })}
            </Inline>
          ))}
        </Group>
      )}
    </nav>
  )
}

/** Everybody on a list, whatever became of their subscription: as many as it shows when it is opened. */
const membersOf = ({ counts }: MailingList): number =>
  counts.active + counts.pending + counts.unsubscribed + counts.bounced

/** The rail is a stop or two of the Tab key, however long it is: the arrows go from entry to entry. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || !(event.target instanceof HTMLElement)) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')].filter((place) =>
    place.checkVisibility(),
  )
  const next = places[places.indexOf(event.target) + step]
  if (!places.includes(event.target) || !next) return
  event.preventDefault()
  next.focus()
}

/** How many there are, as soon as that is known; where it can't be told there is nothing. The names are painted before it is asked. */
function Count({ status }: { status?: ContactStatus }) {
  const intl = useIntl()
  const { data } = useContactCount(status === undefined ? EVERYBODY : { status: [status] }, UNHURRIED)
  return data ? intl.formatNumber(data.count) : null
}

function SegmentCount({ segment: { status, count, stale, countedAt } }: { segment: Segment }) {
  const intl = useIntl()
  if (status === 'building') return <Spinner label={intl.formatMessage(messages.building)} size="small" />
  if (status === 'failed') return intl.formatMessage(messages.buildFailed)
  if (count === null) return null
  if (stale !== true || countedAt === undefined) return intl.formatNumber(count)
  const reason = intl.formatMessage(messages.stale, {
    at: intl.formatDate(countedAt, { dateStyle: 'medium', timeStyle: 'short' }),
  })
  return (
    <span title={reason}>
      {intl.formatMessage(messages.about, { count })}
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  )
}

const EVERYBODY = {}
const UNHURRIED = { unhurried: true } as const

interface GroupProps {
  title: string
  aside?: ReactNode
  read: Pick<ReturnType<typeof useSegments>, 'error' | 'retry' | 'isLoading'> & { data: unknown }
  failed: string
  children: ReactNode
}

/** Entries that load and fail for themselves. */
function Group({ title, aside, read: { data, error, retry, isLoading }, failed, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <Inline gap={0} nowrap>
        <h2 className={styles.heading}>{title}</h2>
        {aside}
      </Inline>
      {error && data === undefined ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {failed}
        </InlineError>
      ) : isLoading ? (
        <Skeleton width={80} />
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  )
}

/** A segment that is being built is looked at until it is ready. */
function useBuildWatch({ data, retry }: ReturnType<typeof useSegments>) {
  const { clock } = useApi()
  const building = data?.items.some(({ status }) => status === 'building') ?? false
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!building) return undefined
    return clock.setTimeout(() => {
      if (!document.hidden) retry()
      setTurn(turn + 1)
    }, BUILD_POLL)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function with every answer
  }, [clock, building, turn])
}
