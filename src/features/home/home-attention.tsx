import { useIntl, type IntlShape } from 'react-intl'
import { useCampaigns } from '#api/campaigns'
import { useCertificates } from '#api/certificates'
import { useDomains } from '#api/domains'
import { useIntegrationCredentials } from '#api/integration-credentials'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { Link } from '#components/link'
import { StatusPill } from '#components/status-pill'
import { attentionOf, isUrgent, type Attention } from './home-attention.model.ts'
import { campaignsOf, periodAt } from './home-figures.model.ts'
import type { HomeHrefs } from './home-hrefs.ts'
import { ALL_DOMAINS } from './home-reads.ts'
import { useMinute } from './use-minute.ts'
import { kindMessages, messages } from './home-attention.messages.ts'
import * as styles from './home-cards.css.ts'

const ALL_CERTIFICATES = { limit: 100 }

/** What wants attention; what could not be asked does not hide the rest. */
export function useAttention() {
  const now = useMinute()
  const period = periodAt(now, '30')
  const reads = {
    campaigns: useCampaigns(campaignsOf(period)),
    domains: useDomains(ALL_DOMAINS),
    certificates: useCertificates(ALL_CERTIFICATES),
    credentials: useIntegrationCredentials(),
  }
  const all = Object.values(reads)
  const items = attentionOf(
    {
      campaigns: reads.campaigns.data?.items,
      domains: reads.domains.data?.items,
      certificates: reads.certificates.data?.items,
      credentials: reads.credentials.data?.items,
    },
    now,
    period.from,
  )
  return {
    items,
    failed: all.filter(({ data, error }) => data === undefined && error),
    slow: all.filter(({ isSlow }) => isSlow),
    settled: all.every(({ isLoading }) => !isLoading),
  }
}

export interface AttentionCardProps {
  attention: ReturnType<typeof useAttention>
  hrefs: HomeHrefs
}

/** What somebody should look at; nothing where all is well (HOM-9). */
export function AttentionCard({ attention: { items, failed }, hrefs }: AttentionCardProps) {
  const intl = useIntl()
  if (items.length === 0 && failed.length === 0) return null
  return (
    <Card title={intl.formatMessage(messages.title)} flush>
      {items.length === 0 ? null : (
        <ul>
          {items.map((one) => (
            <li key={keyOf(one)} className={styles.row}>
              <div className={styles.kind}>
                <StatusPill kind={isUrgent(one) ? 'danger' : 'warning'}>
                  {intl.formatMessage(isUrgent(one) ? messages.urgent : messages.soon)}
                </StatusPill>
              </div>
              <div className={styles.words}>
                <Link href={hrefOf(one, hrefs)} tone="quiet">
                  {textOf(one, intl)}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      )}
      {failed.length === 0 ? null : (
        <div className={styles.row}>
          <InlineError
            ticketId={failed[0]?.error?.ticketId}
            onRetry={() => {
              for (const read of failed) read.retry()
            }}
          >
            {intl.formatMessage(messages.failed)}
          </InlineError>
        </div>
      )}
    </Card>
  )
}

const keyOf = (one: Attention) => Object.values(one).join(' ')

function textOf(one: Attention, intl: IntlShape): string {
  switch (one.kind) {
    case 'campaign':
    case 'domainLost':
    case 'domainFailed':
    case 'credential':
      return intl.formatMessage(kindMessages[one.kind], { name: one.name })
    case 'certificateEnds':
      return intl.formatMessage(kindMessages.certificateEnds, { hostname: one.hostname, days: one.days })
    case 'certificateEnded':
      return intl.formatMessage(kindMessages.certificateEnded, { hostname: one.hostname })
    case 'bounces':
    case 'complaints':
    case 'manyComplaints':
      return intl.formatMessage(kindMessages[one.kind], { share: one.share })
  }
}

function hrefOf(one: Attention, hrefs: HomeHrefs): string {
  switch (one.kind) {
    case 'campaign':
      return hrefs.campaign(one.id)
    case 'domainLost':
    case 'domainFailed':
      return hrefs.settings({ key: 'domains', value: one.name })
    case 'credential':
      return hrefs.connections()
    case 'certificateEnds':
    case 'certificateEnded':
      return hrefs.settings({ key: 'certificates', value: one.hostname })
    case 'bounces':
      return hrefs.contacts({ status: 'bounced' })
    case 'complaints':
    case 'manyComplaints':
      return hrefs.contacts({ status: 'complained' })
  }
}
