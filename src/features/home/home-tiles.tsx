import { useIntl } from 'react-intl'
import { useCampaigns } from '#api/campaigns'
import { useContactCount } from '#api/contacts'
import { useUsageSummaries } from '#api/usages'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { StatTile, type StatTileProps } from '#components/stat-tile'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { SHARE, SMALL_SHARE } from '#lib/share-text'
import {
  campaignsOf,
  changeOf,
  figuresOf,
  isPartOf,
  newContactsOf,
  periodAt,
  type HomeRange,
  type RateKey,
} from './home-figures.model.ts'
import type { HomeHrefs } from './home-hrefs.ts'
import { ALL_CONTACTS } from './home-reads.ts'
import { useMinute } from './use-minute.ts'
import { messages } from './home-screen.messages.ts'
import * as styles from './home-tiles.css.ts'

const SENT = { status: 'sent' }
const rateTiles = [
  { key: 'sent', to: 'campaigns', query: SENT, better: 'neither' },
  { key: 'delivered', to: 'campaigns', query: SENT, format: SHARE },
  { key: 'opened', to: 'campaigns', query: SENT, format: SHARE },
  { key: 'clicked', to: 'campaigns', query: SENT, format: SHARE },
  {
    key: 'unsubscribed',
    to: 'contacts',
    query: { status: 'unsubscribed' },
    format: SMALL_SHARE,
    better: 'down',
  },
  { key: 'bounced', to: 'contacts', query: { status: 'bounced' }, format: SMALL_SHARE, better: 'down' },
] satisfies readonly {
  key: RateKey
  to: 'campaigns' | 'contacts'
  query: Record<string, string>
  format?: StatTileProps['format']
  better?: StatTileProps['better']
}[]

export interface HomeTilesProps {
  range: HomeRange
  hrefs: HomeHrefs
}

/** What the workspace has come to in the last days, beside as many days before (HOM-12, HOM-13). Give it the range as its key. */
export function HomeTiles({ range, hrefs }: HomeTilesProps) {
  const intl = useIntl()
  const period = periodAt(useMinute(), range)
  const contacts = useContactCount(ALL_CONTACTS)
  const added = useContactCount(newContactsOf(period))
  const before = useUsageSummaries({ from: period.dayBefore, to: period.dayBefore, granularity: 'day' })
  const campaigns = useCampaigns(campaignsOf(period))
  const sent = campaigns.data?.items
  const figures = sent && figuresOf(sent, period)
  const count = contacts.data?.count
  const countThen = before.data?.items.find(({ metric }) => metric === 'contacts')?.quantity
  return (
    <Stack gap={2}>
      <div className={styles.room}>
        <ul className={styles.tiles}>
          <Tile
            label={intl.formatMessage(messages.contacts)}
            href={hrefs.contacts({})}
            value={count}
            change={count === undefined ? undefined : changeOf(count, countThen)}
            // Its place is behind the change.
            since={
              added.data && (before.data ?? before.error)
                ? intl.formatMessage(messages.newContacts, { count: added.data.count })
                : ''
            }
            failed={contacts.error !== undefined && count === undefined}
            onRetry={() => [contacts, added].forEach(({ error, retry }) => (error ? retry() : undefined))}
          />
          {rateTiles.map(({ key, to, query, ...look }) => (
            <Tile
              key={key}
              {...look}
              label={intl.formatMessage(messages[key])}
              href={hrefs[to](query)}
              value={figures?.[key].value}
              change={figures?.[key].change}
              changeUnit={key === 'sent' ? 'percent' : 'points'}
              since=""
              failed={campaigns.error !== undefined && sent === undefined}
              onRetry={campaigns.retry}
            />
          ))}
        </ul>
      </div>
      <Text as="div" size={13} tone="muted">
        <Inline>
          <span>{intl.formatMessage(messages.compared, { days: Number(range) })}</span>
          <span>{intl.formatMessage(messages.openings)}</span>
          {sent && isPartOf(sent) ? <span>{intl.formatMessage(messages.partly)}</span> : null}
        </Inline>
      </Text>
    </Stack>
  )
}

/** `since` is given even where there is nothing to say, so that its line is there before the figure is. */
function Tile({ href, ...tile }: StatTileProps & { href: string }) {
  return (
    <li className={styles.tile}>
      <StatTile {...tile} />
      {tile.failed ? null : (
        <Link href={href} tone="quiet" covering>
          <VisuallyHidden>{tile.label}</VisuallyHidden>
        </Link>
      )}
    </li>
  )
}
