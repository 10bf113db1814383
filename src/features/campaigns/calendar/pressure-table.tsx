import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Meter } from '#components/meter'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import type { CampaignsLinks } from '#features/campaigns/list'
import type { Combination } from '#domain/campaigns/pressure'
import { timeOf } from './calendar-month.model.ts'
import { messages } from './pressure.messages.ts'
import * as styles from './pressure.css.ts'

/** Two mails are a warning, three and more a danger. */
const LEVELS = { warning: 2, danger: 3 } as const

export interface PressureTableProps {
  rows: readonly Combination[]
  /** How many people get all mails of a combination, by its key. */
  counts: ReadonlyMap<string, number>
  campaigns: readonly Campaign[]
  timezone: string
  links: Pick<CampaignsLinks, 'campaign'>
  onMove: (campaign: Campaign) => void
}

/** Combinations of mails as in an UpSet plot: a column for each mail with dots, and a bar of the people who get all of them. */
export function PressureTable({ rows, counts, campaigns, timezone, links, onMove }: PressureTableProps) {
  const intl = useIntl()
  const within = new Set(rows.flatMap(({ sends }) => sends.map(({ id }) => id)))
  const columns = campaigns
    .filter(({ id }) => within.has(id))
    .toSorted((a, b) => Date.parse(timeOf(a) ?? '') - Date.parse(timeOf(b) ?? ''))
  const most = Math.max(1, ...rows.map(({ key }) => counts.get(key) ?? 0))
  return (
    <>
      <Text as="div" size={13}>
        <Stack as="ol" gap={1}>
          {columns.map((campaign, place) => (
            <Inline key={campaign.id} as="li" nowrap>
              <Text tone="muted">{intl.formatNumber(place + 1)}</Text>
              <Inline as="span">
                <Link href={links.campaign(campaign.id)}>{campaign.name}</Link>
                <Text tone="muted">
                  {intl.formatDate(timeOf(campaign), {
                    month: 'short',
                    day: 'numeric',
                    weekday: 'short',
                    hour: '2-digit',
                    minute: '2-digit',
                    hourCycle: 'h23',
                    timeZone: timezone,
                  })}
                </Text>
              </Inline>
              {campaign.status === 'scheduled' ? (
                <IconButton
                  size="small"
                  label={intl.formatMessage(messages.move, { name: campaign.name })}
                  icon={<Icon of={CalendarClock} size="small" />}
                  onClick={() => onMove(campaign)}
                />
              ) : null}
            </Inline>
          ))}
        </Stack>
      </Text>
      <table className={styles.table} aria-label={intl.formatMessage(messages.overlaps)}>
        <thead>
          <tr>
            {columns.map(({ id, name }, place) => (
              <th key={id} scope="col" className={styles.cell}>
                <span aria-hidden title={name}>
                  {intl.formatNumber(place + 1)}
                </span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
            <th scope="col" className={styles.people}>
              {intl.formatMessage(messages.people)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, sends }) => {
            const count = counts.get(key)
            return (
              <tr key={key}>
                {columns.map(({ id }) => {
                  const isIn = sends.some((send) => send.id === id)
                  return (
                    <td key={id} className={styles.cell}>
                      <span className={styles.dot} data-in={isIn || undefined} />
                      {isIn ? <VisuallyHidden>{intl.formatMessage(messages.gets)}</VisuallyHidden> : null}
                    </td>
                  )
                })}
                <td className={styles.people}>
                  {count === undefined ? (
                    <Skeleton />
                  ) : (
                    <Meter
                      label={intl.formatMessage(messages.mails, { count: sends.length })}
                      value={count}
                      max={most}
                      levels={levelOfMails(sends.length)}
                      valueText={intl.formatMessage(messages.count, { count })}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** The bar has the colour of the number of mails, however many people it is about. */
const levelOfMails = (mails: number) =>
  mails >= LEVELS.danger ? { warning: 0, danger: 0 } : { warning: 0, danger: Infinity }
