import { useIntl, type IntlShape } from 'react-intl'
import type { CampaignStats } from '#api/campaigns'
import { Later } from '#components/deferred'
import { Stack } from '#components/layout'
import { StatTile } from '#components/stat-tile'
import { Text } from '#components/text'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { SHARE, shareText, SMALL_SHARE } from '#lib/share-text'
import { differenceOf, lessIsBetter } from './compare.model.ts'
import { PeopleSheet } from './later-parts.ts'
import { useLastOpened } from './use-last-opened.ts'
import { behind, ratesOf, tileKeys, type Rate, type TileKey } from './report.model.ts'
import { messages as compareMessages } from './compare.messages.ts'
import { messages } from './report.messages.ts'
import * as styles from './report.css.ts'

const small: ReadonlySet<TileKey> = new Set(['unsubscribes', 'bounces', 'complaints', 'failed'])

export interface ReportTilesProps extends Pick<
  CampaignCourseProps,
  'campaign' | 'hrefs' | 'people' | 'onPeople'
> {
  stats: CampaignStats
  /** Of the campaign that it is compared with. */
  other?: CampaignStats | null | undefined
}

/** The eight figures of a report; each leads to the people behind it (CAM-109, CAM-110). */
export function ReportTiles({ campaign, stats, hrefs, other, people, onPeople }: ReportTilesProps) {
  const intl = useIntl()
  const rates = ratesOf(stats)
  const leadsToPeople = (key: TileKey) =>
    onPeople !== undefined && behind[key] !== undefined && rates[key].count > 0
  const opened = tileKeys.find((key) => key === people && leadsToPeople(key))
  const figure = useLastOpened(opened)
  const before = other ? ratesOf(other) : undefined
  return (
    <Stack gap={2}>
      <div className={styles.room}>
        <ul className={styles.tiles}>
          {tileKeys.map((key) => {
            const label = intl.formatMessage(messages[key])
            return (
              <li key={key} className={styles.tile}>
                <StatTile
                  label={label}
                  value={rates[key].share}
                  format={small.has(key) ? SMALL_SHARE : SHARE}
                  {...(other && {
                    change: differenceOf(key, stats, other),
                    changeUnit: 'points' as const,
                    better: lessIsBetter.has(key) ? ('down' as const) : ('up' as const),
                  })}
                  since={besideOther(intl, detailOf(intl, key, rates[key], stats), key, before?.[key].share)}
                />
                {leadsToPeople(key) ? (
                  <button
                    type="button"
                    className={styles.cover}
                    aria-label={intl.formatMessage(messages.showPeople, { label })}
                    onPointerEnter={() => void PeopleSheet.preload()}
                    onClick={() => onPeople?.(key)}
                  />
                ) : null}
              </li>
            )
          })}
        </ul>
      </div>
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage(messages.inflated)}
      </Text>
      {figure ? (
        <Later>
          <PeopleSheet
            key={figure}
            campaign={campaign}
            figure={figure}
            count={rates[figure].count}
            hrefs={hrefs}
            open={opened !== undefined}
            onClose={() => onPeople?.(undefined)}
          />
        </Later>
      ) : null}
    </Stack>
  )
}

/** The numbers, and what the share was in the campaign that is compared. */
function besideOther(
  intl: IntlShape,
  numbers: string,
  key: TileKey,
  before: number | null | undefined,
): string {
  if (before === null || before === undefined) return numbers
  const share = shareText(intl, before, small.has(key) ? SMALL_SHARE : SHARE)
  return intl.formatMessage(compareMessages.before, { numbers, share })
}

/** The numbers behind a rate; of opens and clicks also those that programs made. */
function detailOf(intl: IntlShape, key: TileKey, { count, all, share }: Rate, stats: CampaignStats): string {
  if (share === null) return ''
  const numbers = intl.formatMessage(messages.ofCount, { count, all })
  const bots = key === 'opens' ? stats.botOpens : key === 'clicks' ? stats.botClicks : undefined
  if (bots)
    return intl.formatMessage(messages.also, {
      numbers,
      more: intl.formatMessage(messages.bots, { count: bots }),
    })
  if (key !== 'bounces' || count === 0) return numbers
  const { hardBounces: hard, softBounces: soft } = stats
  return intl.formatMessage(messages.also, {
    numbers,
    more: intl.formatMessage(messages.bounceKinds, { hard, soft }),
  })
}
