import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign, CampaignStatus } from '#api/campaigns'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Link } from '#components/link'
import { VisuallyHidden } from '#components/visually-hidden'
import { DAY } from '#lib/duration'
import { takeLostFocus } from '#lib/take-focus'
import { timeOf } from './calendar-month.model.ts'
import { useFocusAfterMove, type Moving } from './use-moving.tsx'
import { statusMessages } from '#features/campaigns/campaign-status'
import { messages } from './campaign-calendar.messages.ts'
import * as styles from './campaign-calendar.css.ts'

/** Campaigns of a day that are shown before the rest is folded away. */
const SHOWN = 3

const looks: Record<CampaignStatus, 'scheduled' | 'sending' | 'sent' | 'failed' | undefined> = {
  draft: undefined,
  scheduled: 'scheduled',
  preparing: 'sending',
  sending: 'sending',
  canceling: 'sending',
  sent: 'sent',
  canceled: undefined,
  failed: 'failed',
}

export interface CalendarDayProps {
  /** Counted from 1 January 1970. */
  day: number
  campaigns: readonly Campaign[]
  isToday: boolean
  /** It belongs to the month before or after. */
  isOutside: boolean
  timezone: string
  hrefOf: (campaignId: string) => string
  /** The campaign shall have another time. */
  onMove: (campaign: Campaign) => void
  takesFocus: Moving['takesFocus']
  /** It is dragged; undefined: no longer. */
  onDrag: (campaign: Campaign | undefined) => void
  /** What is dragged was dropped here; undefined where that can't be. */
  onDrop: (() => void) | undefined
}

/** One day of the calendar with its campaigns. */
export function CalendarDay({
  day,
  campaigns,
  isToday,
  isOutside,
  timezone,
  hrefOf,
  onMove,
  takesFocus,
  onDrag,
  onDrop,
}: CalendarDayProps) {
  const intl = useIntl()
  const [unfolded, setUnfolded] = useState(false)
  const [isTarget, setIsTarget] = useState(false)
  const words = (options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(day * DAY, { ...options, timeZone: 'UTC' })
  // One alone is not folded: the button would take as much room.
  const most = unfolded || campaigns.length <= SHOWN + 1 ? campaigns.length : SHOWN
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only takes what is dragged; the button of the campaign does the same
    <li
      className={styles.day}
      data-outside={isOutside || undefined}
      data-bare={campaigns.length === 0 || undefined}
      data-target={(isTarget && onDrop !== undefined) || undefined}
      data-day={day}
      onDragOver={(event) => {
        if (!onDrop) return
        event.preventDefault()
        setIsTarget(true)
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsTarget(false)
        onDrop?.()
      }}
    >
      <span className={styles.number} data-today={isToday || undefined}>
        <span className={styles.short} aria-hidden>
          {words({ day: 'numeric' })}
        </span>
        <span className={styles.full} aria-hidden>
          {words({ month: 'short', day: 'numeric', weekday: 'short' })}
        </span>
        <VisuallyHidden>{words({ dateStyle: 'full' })}</VisuallyHidden>
      </span>
      {campaigns.length === 0 ? null : (
        <ul className={styles.items}>
          {campaigns.slice(0, most).map((campaign, place) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the pointer; the button beside it does the same
            <li
              key={campaign.id}
              className={styles.item}
              data-status={looks[campaign.status]}
              draggable={campaign.status === 'scheduled' || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                onDrag(campaign)
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              <span className={styles.time}>
                {intl.formatDate(timeOf(campaign), {
                  hour: '2-digit',
                  minute: '2-digit',
                  hourCycle: 'h23',
                  timeZone: timezone,
                })}
              </span>
              <span className={styles.name} title={campaign.name}>
                <Link
                  ref={unfolded && place === SHOWN ? takeLostFocus : undefined}
                  href={hrefOf(campaign.id)}
                  tone="quiet"
                  draggable={false}
                >
                  {campaign.name}
                </Link>
                <VisuallyHidden>{intl.formatMessage(statusMessages[campaign.status])}</VisuallyHidden>
              </span>
              {campaign.status === 'scheduled' ? (
                <MoveButton campaign={campaign} onMove={onMove} takesFocus={takesFocus} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {most < campaigns.length ? (
        <Button tone="quiet" size="small" onClick={() => setUnfolded(true)}>
          {intl.formatMessage(messages.more, { count: campaigns.length - most })}
        </Button>
      ) : null}
    </li>
  )
}

function MoveButton({
  campaign,
  onMove,
  takesFocus,
}: Pick<CalendarDayProps, 'onMove' | 'takesFocus'> & { campaign: Campaign }) {
  const intl = useIntl()
  const button = useFocusAfterMove(campaign.id, takesFocus)
  return (
    <IconButton
      ref={button}
      size="small"
      label={intl.formatMessage(messages.move, { name: campaign.name })}
      icon={<Icon of={CalendarClock} size="small" />}
      onClick={() => onMove(campaign)}
    />
  )
}
