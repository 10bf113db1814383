import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import {
  useCertificate,
  useCertificateItems,
  useDeleteCertificate,
  useVerifyCertificate,
  type Certificate,
} from '#api/certificates'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { normalizeDomain } from '#domain/domains/domain-names'
import { CheckRecords, DnsRecords, shownName, useWatch, zoneAbove } from '#features/domains/dns'
import {
  DeleteCard,
  ReadFailed,
  SettingsDetail,
  SettingsTable,
  type SectionProps,
} from '#features/workspaces/settings-section'
import { itemColumns } from './certificate-columns.tsx'
import { CertificateStatusPill, isOnItsWay } from './certificate-status.tsx'
import { messages } from './certificates.messages.ts'

export interface CertificateDetailProps extends Omit<SectionProps, 'value'> {
  /** As the address has it: it may name no hostname. */
  hostname: string
}

/** The certificate of a hostname: how far it is, what it waits for, what was issued, and its end. */
export function CertificateDetail({ hostname, hrefOf, onOpen }: CertificateDetailProps) {
  const intl = useIntl()
  const name = normalizeDomain(hostname)
  const read = useCertificate(name)
  const title = shownName(name ?? hostname)
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
      actions={read.data ? <CertificateStatusPill status={read.data.status} /> : undefined}
    >
      {(certificate) => <Detail certificate={certificate} ask={read.retry} onDeleted={() => onOpen()} />}
    </SettingsDetail>
  )
}

interface DetailProps {
  certificate: Certificate
  ask: () => void
  onDeleted: () => void
}

function Detail({ certificate, ask, onDeleted }: DetailProps) {
  const intl = useIntl()
  const { hostname, status, errors, records, expiresAt, validFrom, issuer, autoRenew, lastCheckedAt } =
    certificate
  useWatch(records, isOnItsWay(status), ask)
  const verify = useVerifyCertificate()
  const waits = status === 'pending_validation' || status === 'validation_timed_out'
  const date = (iso: string | undefined) =>
    iso === undefined ? '—' : intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <Banner kind={bannerKinds[status] ?? 'info'}>
        {intl.formatMessage(messages[`${status}About`], { date: date(expiresAt) })}
      </Banner>
      {errors.map((error) => (
        <Banner key={error} kind="warning">
          {intl.formatMessage(messages[`why_${error}`])}
        </Banner>
      ))}
      {waits ? (
        <CheckRecords
          check={async () => verify.send({ params: { hostname } })}
          busy={verify.isSending}
          error={verify.error}
          lastCheckedAt={lastCheckedAt}
          isNext
        />
      ) : null}
      {records.length > 0 ? <DnsRecords records={records} zone={zoneAbove(hostname)} /> : null}
      <Card title={intl.formatMessage(messages.facts)}>
        <DescriptionList
          items={[
            { id: 'issuer', term: intl.formatMessage(messages.issuer), value: issuer ?? '—' },
            { id: 'from', term: intl.formatMessage(messages.validFrom), value: date(validFrom) },
            { id: 'to', term: intl.formatMessage(messages.expires), value: date(expiresAt) },
            {
              id: 'renew',
              term: intl.formatMessage(messages.autoRenew),
              value: intl.formatMessage(autoRenew ? messages.renewOn : messages.renewOff),
            },
          ]}
        />
      </Card>
      <Items hostname={hostname} />
      <DeleteCertificate hostname={hostname} isDeleting={status === 'deleting'} onDeleted={onDeleted} />
    </>
  )
}

const bannerKinds: Partial<Record<Certificate['status'], 'success' | 'warning' | 'danger'>> = {
  active: 'success',
  expiring: 'warning',
  expired: 'danger',
  validation_timed_out: 'danger',
  failed: 'danger',
}

/** What was issued for the hostname. */
function Items({ hostname }: { hostname: string }) {
  const intl = useIntl()
  const items = useCertificateItems(hostname)
  const columns = useMemo(() => itemColumns(intl), [intl])
  const rows = items.data?.items
  if (rows?.length === 0) return null
  return (
    <Card title={intl.formatMessage(messages.items)}>
      {items.error && rows === undefined ? (
        <ReadFailed title={intl.formatMessage(messages.itemsFailed)} error={items.error} read={items} />
      ) : (
        <SettingsTable
          read={items}
          label={intl.formatMessage(messages.items)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  )
}

interface DeleteCertificateProps {
  hostname: string
  isDeleting: boolean
  onDeleted: () => void
}

function DeleteCertificate({ hostname, isDeleting, onDeleted }: DeleteCertificateProps) {
  const intl = useIntl()
  const { send } = useDeleteCertificate()
  const about = intl.formatMessage(messages.deleteAbout)
  const title = intl.formatMessage(messages.delete)
  return (
    <DeleteCard
      name={hostname}
      title={title}
      button={title}
      question={intl.formatMessage(messages.deleteQuestion, { name: hostname })}
      about={about}
      failed={intl.formatMessage(messages.deleteFailed)}
      deleted={intl.formatMessage(messages.deleted, { name: hostname })}
      disabled={isDeleting}
      onDelete={() => send({ params: { hostname } })}
      onDeleted={onDeleted}
    >
      <p>{about}</p>
    </DeleteCard>
  )
}
