import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDomain, type Domain } from '#api/domains'
import { useRegions } from '#api/regions'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { Stepper } from '#components/stepper'
import { Timeline } from '#components/timeline'
import { toasts } from '#components/toast'
import { normalizeDomain } from '#domain/domains/domain-names'
import { SettingsDetail, type SectionProps } from '#features/workspaces/settings-section'
import { CheckDns } from './check-dns.tsx'
import { DeleteDomain } from './delete-domain.tsx'
import { DmarcCard } from './dmarc-card.tsx'
import { DnsLetterCard, DnsRecords, shownName, useWatch, zoneAbove } from '#features/domains/dns'
import { DomainStatusPill, statusWords } from '#features/workspaces/domain-status'
import { messages } from './domains.messages.ts'
import { regionCity } from './region-city.ts'

export interface DomainDetailProps extends Omit<SectionProps, 'value'> {
  /** As the address has it: it may name no domain. */
  domainName: string
}

/** One domain: how far it is, its records with what is wrong with them, DMARC, history, and its end. */
export function DomainDetail({ domainName, hrefOf, onOpen }: DomainDetailProps) {
  const intl = useIntl()
  const name = normalizeDomain(domainName)
  const read = useDomain(name)
  const title = shownName(name ?? domainName)
  return (
    <SettingsDetail
      title={title}
      list={{
        title: intl.formatMessage(messages.title),
        href: hrefOf(),
        back: intl.formatMessage(messages.backToAll),
      }}
      read={read}
      isKnown={name !== undefined}
      failed={intl.formatMessage(messages.oneFailed)}
      actions={read.data ? <DomainStatusPill status={read.data.status} /> : undefined}
    >
      {(domain) => <Detail domain={domain} ask={read.retry} onDeleted={() => onOpen()} />}
    </SettingsDetail>
  )
}

interface DetailProps {
  domain: Domain
  ask: () => void
  onDeleted: () => void
}

function Detail({ domain, ask, onDeleted }: DetailProps) {
  const intl = useIntl()
  const regions = useRegions().data?.items ?? []
  const [watching, setWatching] = useState(true)
  const isWaiting = domain.status === 'pending' || domain.status === 'temporary_failure'
  useWatch(domain.records, watching && isWaiting, ask)
  useVerifiedToast(domain)
  const isDone = domain.status === 'verified'
  const open = domain.records.filter(({ status }) => status !== 'verified')
  const region = regions.find(({ id }) => id === domain.region)
  const date = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  const { status } = domain
  return (
    <>
      <Stepper
        label={intl.formatMessage(messages.steps)}
        steps={[
          { id: 'added', label: intl.formatMessage(messages.stepAdded), state: 'done' },
          {
            id: 'records',
            label: intl.formatMessage(messages.stepRecords),
            state: isDone
              ? 'done'
              : status === 'failed' || status === 'temporary_failure'
                ? 'problem'
                : 'current',
          },
          {
            id: 'verified',
            label: intl.formatMessage(messages.stepVerified),
            state: isDone ? 'done' : 'ahead',
          },
        ]}
      />
      <Banner kind={bannerKinds[status]}>
        {intl.formatMessage(abouts[status], { date: date(domain.failsAt ?? domain.createdAt) })}
      </Banner>
      <CheckDns domain={domain} watching={watching} onWatch={setWatching} />
      <DnsRecords records={domain.records} nameServers={domain.nameServers} zone={zoneAbove(domain.name)} />
      {open.length > 0 ? <DnsLetterCard name={domain.name} records={open} /> : null}
      <DmarcCard key={domain.dmarcPolicy} domain={domain} />
      <Card title={intl.formatMessage(messages.facts)}>
        <DescriptionList
          items={[
            {
              id: 'region',
              term: intl.formatMessage(messages.region),
              value: (
                <>
                  {region ? `${regionCity(intl, region)} (${region.id})` : domain.region}
                  <br />
                  {intl.formatMessage(messages.regionFixed)}
                </>
              ),
            },
            { id: 'created', term: intl.formatMessage(messages.created), value: date(domain.createdAt) },
            {
              id: 'senders',
              term: intl.formatMessage(messages.senders),
              value: intl.formatNumber(domain.senderCount),
            },
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(messages.history)}>
        <Timeline
          entries={domain.history.toReversed().map(({ at, status: then }, place) => ({
            id: `${place}`,
            at,
            title: intl.formatMessage(messages.historyOf, { status: intl.formatMessage(statusWords(then)) }),
            tone: then === 'verified' ? 'success' : then === 'failed' ? 'danger' : 'plain',
          }))}
        />
      </Card>
      <DeleteDomain domain={domain} onDeleted={onDeleted} />
    </>
  )
}

/** Says once that a domain has become verified while it was looked at. */
function useVerifiedToast({ name, status }: Domain): void {
  const intl = useIntl()
  const last = useRef(status)
  const tell = useEffectEvent(() =>
    toasts.add({ type: 'success', content: intl.formatMessage(messages.nowVerified, { name }) }),
  )
  useEffect(() => {
    if (status === 'verified' && last.current !== 'verified') tell()
    last.current = status
  }, [status])
}

const bannerKinds = {
  not_started: 'info',
  pending: 'info',
  verified: 'success',
  failed: 'danger',
  temporary_failure: 'warning',
} as const

const abouts = {
  not_started: messages.notStartedAbout,
  pending: messages.pendingAbout,
  verified: messages.verifiedAbout,
  failed: messages.failedAbout,
  temporary_failure: messages.temporaryAbout,
} as const
