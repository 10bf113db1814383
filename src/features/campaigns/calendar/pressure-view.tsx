import CalendarRange from 'lucide-react/icons/calendar-range'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useCampaigns, type Campaign, type CampaignFilter } from '#api/campaigns'
import { errorBlockOf, useApi } from '#api/core'
import { useMailingLists } from '#api/mailing-lists'
import { Banner } from '#components/banner'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import type { CampaignsLinks } from '#features/campaigns/list'
import { combinationsOf, PRESSURE, searchOf, type Send } from '#domain/campaigns/pressure'
import { DAY } from '#lib/duration'
import { ownTimezone } from '#lib/time-zones'
import { dayAt, startOfDay } from '#lib/zoned-time'
import { CalendarDay } from './calendar-day.tsx'
import { byDay, timeOf } from './calendar-month.model.ts'
import { PressureTable } from './pressure-table.tsx'
import { useMoving } from './use-moving.tsx'
import { useOverlaps } from './use-overlaps.ts'
import { messages } from './pressure.messages.ts'
import * as styles from './campaign-calendar.css.ts'

/** What is ahead, and what went out so lately that it counts with it. */
const STATUSES = 'scheduled,preparing,sending,sent'
const MOST = 100

export interface PressureViewProps {
  /** What narrows the campaigns besides their time. */
  filter: CampaignFilter
  links: Pick<CampaignsLinks, 'campaign'>
}

/** The mails of the next 14 days, and how many people would get several of them within 48 hours (CAM-130). */
export function PressureView({ filter, links }: PressureViewProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const timezone = intl.timeZone ?? ownTimezone()
  const today = dayAt(clock.now(), timezone) ?? Math.floor(clock.now() / DAY)
  const from = startOfDay(today, timezone) ?? today * DAY
  const until = startOfDay(today + PRESSURE.days, timezone) ?? from + PRESSURE.days * DAY
  const { data, error, retry } = useCampaigns({
    ...filter,
    from: new Date(from - PRESSURE.window).toISOString(),
    to: new Date(until).toISOString(),
    status: STATUSES,
    order: 'scheduledAt',
    limit: MOST,
  })
  const lists = useMailingLists()
  const { move, onDrag, dropOn, root, takesFocus, dialog } = useMoving(timezone, clock.now())
  const campaigns = data?.items
  const known = lists.data?.items
  const { combinations, isCut } = useMemo(() => combinationsOf(sendsOf(campaigns ?? [])), [campaigns])
  const searches = useMemo(() => {
    if (!known) return undefined
    const isThere = (id: string) => known.some((list) => list.id === id)
    return new Map(
      combinations.flatMap((one) => {
        const search = searchOf(one, isThere)
        return search ? [[one.key, search] as const] : []
      }),
    )
  }, [combinations, known])
  const overlaps = useOverlaps(searches)

  const failed = [
    { read: error && !data ? error : undefined, retry },
    { read: lists.error && !lists.data ? lists.error : undefined, retry: lists.retry },
  ].find(({ read }) => read)
  if (failed?.read)
    return (
      <div className={styles.instead}>
        <ErrorBlock
          {...errorBlockOf(failed.read)}
          title={intl.formatMessage(messages.loadFailed)}
          onRetry={failed.retry}
        />
      </div>
    )
  const ahead = campaigns?.filter(({ status }) => status === 'scheduled')
  if (ahead?.length === 0)
    return (
      <EmptyState
        drawing={<Icon of={CalendarRange} size="large" />}
        title={intl.formatMessage(messages.empty)}
      >
        {intl.formatMessage(messages.emptyText)}
      </EmptyState>
    )

  // Without what people have agreed to nobody can be counted: the days are there before.
  const isKnown = ahead !== undefined && searches !== undefined
  const rows = combinations.filter(({ key }) => searches?.has(key))
  // Nobody at all is nothing to look at; what is not counted yet keeps its room.
  const shown = rows.filter(({ key }) => overlaps.counts.get(key) !== 0)
  const isCounted = isKnown && rows.every(({ key }) => overlaps.counts.has(key))
  const [worst] = shown
  const count = worst && overlaps.counts.get(worst.key)
  const days = byDay(campaigns ?? [], timezone)
  const shownDays = Array.from({ length: PRESSURE.days }, (_, place) => today + place)
  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-label={intl.formatMessage(messages.label)}>
      <div className={styles.head}>
        <Stack gap={3}>
          {overlaps.error ? (
            <InlineError ticketId={overlaps.error.ticketId} onRetry={overlaps.retry}>
              {intl.formatMessage(messages.countFailed)}
            </InlineError>
          ) : worst && count !== undefined ? (
            <Banner kind={worst.sends.length > 2 ? 'warning' : 'info'}>
              {intl.formatMessage(messages.worst, { count, mails: worst.sends.length })}
            </Banner>
          ) : isCounted ? (
            <Banner kind="success">
              {intl.formatMessage(ahead?.length === 1 && rows.length === 0 ? messages.one : messages.none)}
            </Banner>
          ) : (
            <Skeleton />
          )}
          <Text tone="muted">{intl.formatMessage(messages.zone, { zone: timezone })}</Text>
        </Stack>
      </div>
      <div className={styles.weekdays} aria-hidden>
        {shownDays.slice(0, 7).map((day) => (
          <span key={day} className={styles.weekday}>
            {intl.formatDate(day * DAY, { weekday: 'short', timeZone: 'UTC' })}
          </span>
        ))}
      </div>
      <ol className={styles.days}>
        {shownDays.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            campaigns={days.get(day) ?? []}
            isToday={day === today}
            isOutside={false}
            timezone={timezone}
            hrefOf={links.campaign}
            onMove={move}
            takesFocus={takesFocus}
            onDrag={onDrag}
            onDrop={dropOn(day)}
          />
        ))}
      </ol>
      {shown.length === 0 ? null : (
        <div className={styles.head}>
          <Section
            title={intl.formatMessage(messages.overlaps)}
            level={2}
            description={intl.formatMessage(messages.overlapsText)}
          >
            <PressureTable
              rows={shown}
              counts={overlaps.counts}
              campaigns={campaigns ?? []}
              timezone={timezone}
              links={links}
              onMove={move}
            />
            {isCut ? <Text tone="muted">{intl.formatMessage(messages.cut)}</Text> : null}
          </Section>
        </div>
      )}
      {dialog}
    </section>
  )
}

const sendsOf = (campaigns: readonly Campaign[]): Send[] =>
  campaigns.flatMap((campaign) => {
    const at = Date.parse(timeOf(campaign) ?? '')
    const { id, status, audience } = campaign
    return Number.isNaN(at) ? [] : [{ id, at, isAhead: status === 'scheduled', audience }]
  })
