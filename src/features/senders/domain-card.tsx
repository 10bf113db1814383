import { useIntl } from 'react-intl'
import { useDomain } from '#api/domains'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { InlineError } from '#components/inline-error'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { StatusPill } from '#components/status-pill'
import { isDkimAligned } from '#domain/senders/amp-readiness'
import { isEnforced } from '#domain/senders/sender-rules'
import { DomainStatusPill } from '#features/workspaces/domain-status'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { messages } from './senders.messages.ts'

/** The domain of a sender: whether its records are there, whether the signature is of the same domain, and DMARC. */
export function DomainCard({ sender: { address, domainName } }: { sender: Sender }) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const { data, error, retry } = useDomain(domainName)
  const isAligned = isDkimAligned(address, data)
  return (
    <Card
      title={intl.formatMessage(messages.domainTitle)}
      actions={
        links && data ? (
          <Link href={links.setting({ key: 'domains', value: domainName })}>
            {intl.formatMessage(messages.openDomain)}
          </Link>
        ) : undefined
      }
    >
      {data ? (
        <DescriptionList
          items={[
            { id: 'name', term: intl.formatMessage(messages.domainName), value: domainName },
            {
              id: 'status',
              term: intl.formatMessage(messages.dnsRecords),
              value: <DomainStatusPill status={data.status} />,
            },
            {
              id: 'dkim',
              term: 'DKIM',
              value: (
                <StatusPill kind={isAligned ? 'success' : 'warning'}>
                  {intl.formatMessage(isAligned ? messages.dkimAligned : messages.dkimMissing)}
                </StatusPill>
              ),
            },
            {
              id: 'dmarc',
              term: intl.formatMessage(messages.dmarc),
              value: (
                <StatusPill kind={isEnforced(data.dmarcPolicy) ? 'success' : 'warning'}>
                  {intl.formatMessage(messages[`dmarc_${data.dmarcPolicy}`])}
                </StatusPill>
              ),
            },
          ]}
        />
      ) : error?.code === 404 ? (
        intl.formatMessage(messages.domainGone, { name: domainName })
      ) : error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {intl.formatMessage(messages.domainFailed)}
        </InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
    </Card>
  )
}
