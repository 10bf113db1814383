import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useIntl } from 'react-intl'
import { useCampaigns, type CampaignFilter } from '#api/campaigns'
import { errorBlockOf, useApi } from '#api/core'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { StillLoading } from '#components/still-loading'
import type { CampaignsLinks } from '#features/campaigns/list'
import { DAY } from '#lib/duration'
import { dayOfIso, isoOfDay } from '#lib/iso-date'
import { ownTimezone } from '#lib/time-zones'
import { firstWeekdayOf } from '#lib/week'
import { dayAt } from '#lib/zoned-time'
import { CalendarDay } from './calendar-day.tsx'
import { byDay, firstOfMonth, rangeOf, weeksOfMonth } from './calendar-month.model.ts'
import { useMoving } from './use-moving.tsx'
import { messages } from './campaign-calendar.messages.ts'
import * as styles from './campaign-calendar.css.ts'

/** Everything with a time; a draft has none. As many as the API gives at once. */
const TIMED = 'scheduled,preparing,sending,canceling,sent,canceled,failed'
const MOST = 100

export interface CampaignCalendarProps {
  /** What narrows the campaigns besides their time. */
  filter: CampaignFilter
  /** A day of the month that shows, as 2026-03-05. @default today */
  day: string | undefined
  onDayChange: (day: string | undefined) => void
  links: Pick<CampaignsLinks, 'campaign'>
}

/** A month of campaigns, each at its day; a scheduled one is moved by dragging it or by its button (CAM-44). */
export function CampaignCalendar({ filter, day, onDayChange, links }: CampaignCalendarProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const timezone = intl.timeZone ?? ownTimezone()
  const now = clock.now()
  const today = dayAt(now, timezone) ?? Math.floor(now / DAY)
  const shown = firstOfMonth((day === undefined ? undefined : dayOfIso(day)) ?? today)
  const weeks = weeksOfMonth(shown, firstWeekdayOf(intl.locale))
  const { data, error, retry, isSlow, cancel } = useCampaigns({
    ...filter,
    ...rangeOf(weeks, timezone),
    status: TIMED,
    order: 'scheduledAt',
    limit: MOST,
  })
  const campaigns = byDay(data?.items ?? [], timezone)
  const { move, onDrag, dropOn, root, takesFocus, dialog } = useMoving(timezone, now)
  const go = (months: number) => onDayChange(isoOfDay(firstOfMonth(shown, months)))
  const words = (time: number, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(time * DAY, { ...options, timeZone: 'UTC' })

  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-label={intl.formatMessage(messages.label)}>
      <div className={styles.head}>
        <IconButton
          label={intl.formatMessage(messages.previous)}
          icon={<Icon of={ChevronLeft} />}
          onClick={() => go(-1)}
        />
        <IconButton
          label={intl.formatMessage(messages.next)}
          icon={<Icon of={ChevronRight} />}
          onClick={() => go(1)}
        />
        <h2 className={styles.month} aria-live="polite">
          {words(shown, { year: 'numeric', month: 'long' })}
        </h2>
        <Button size="small" onClick={() => onDayChange(undefined)}>
          {intl.formatMessage(messages.today)}
        </Button>
        <span className={styles.note}>{intl.formatMessage(messages.zone, { zone: timezone })}</span>
      </div>
      {error && !data ? (
        <div className={styles.instead}>
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.loadFailed)}
            onRetry={retry}
          />
        </div>
      ) : (
        <>
          {isSlow ? <StillLoading onCancel={cancel} /> : null}
          <div className={styles.weekdays} aria-hidden>
            {weeks[0]?.map((one) => (
              <span key={one} className={styles.weekday}>
                {words(one, { weekday: 'short' })}
              </span>
            ))}
          </div>
          <ol className={styles.days} aria-busy={!data}>
            {weeks.flat().map((one) => (
              <CalendarDay
                key={one}
                day={one}
                campaigns={campaigns.get(one) ?? []}
                isToday={one === today}
                isOutside={firstOfMonth(one) !== shown}
                timezone={timezone}
                hrefOf={links.campaign}
                onMove={move}
                takesFocus={takesFocus}
                onDrag={onDrag}
                onDrop={dropOn(one)}
              />
            ))}
          </ol>
          {data?.items.length === 0 ? (
            <p className={styles.foot}>{intl.formatMessage(messages.empty)}</p>
          ) : null}
          {data && data.items.length >= MOST ? (
            <p className={styles.foot}>{intl.formatMessage(messages.many, { count: MOST })}</p>
          ) : null}
        </>
      )}
      {dialog}
    </section>
  )
}
