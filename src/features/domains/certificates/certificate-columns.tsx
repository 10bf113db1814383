import type { IntlShape } from 'react-intl'
import type { Certificate, CertificateItem } from '#api/certificates'
import type { DataTableColumn } from '#components/data-table'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { shownName } from '#features/domains/dns'
import { NameCell, type SectionProps } from '#features/workspaces/settings-section'
import { CertificateStatusPill } from './certificate-status.tsx'
import { messages } from './certificates.messages.ts'

const ALGORITHMS = { 'rsa-2048': 'RSA 2048', 'ecdsa-p256': 'ECDSA P-256' } as const

const dayOf = (intl: IntlShape, iso: string | undefined) =>
  iso === undefined ? '—' : intl.formatDate(iso, { dateStyle: 'medium' })

/** The columns of the certificates. */
export const certificateColumns = (
  intl: IntlShape,
  hrefOf: SectionProps['hrefOf'],
): readonly DataTableColumn<Certificate>[] => [
  {
    id: 'hostname',
    header: intl.formatMessage(messages.hostname),
    cell: ({ hostname }) => (
      <NameCell
        name={
          <Link href={hrefOf(hostname)} tone="quiet">
            {shownName(hostname)}
          </Link>
        }
      />
    ),
    width: { least: 61, share: 4 },
    inCard: 'title',
  },
  {
    id: 'status',
    header: intl.formatMessage(messages.statusHead),
    cell: ({ status }) => <CertificateStatusPill status={status} />,
    width: { least: 38, share: 1 },
    inCard: 'aside',
  },
  {
    id: 'expires',
    header: intl.formatMessage(messages.expires),
    cell: ({ expiresAt, status }) =>
      status === 'expiring' ? (
        <Text tone="warning" weight="medium">
          {dayOf(intl, expiresAt)}
        </Text>
      ) : (
        dayOf(intl, expiresAt)
      ),
    width: { least: 27, share: 1 },
    inCard: 'meta',
  },
  {
    id: 'issuer',
    header: intl.formatMessage(messages.issuer),
    cell: ({ issuer }) => issuer ?? '—',
    width: { least: 25, share: 2 },
  },
  {
    id: 'autoRenew',
    header: intl.formatMessage(messages.autoRenew),
    cell: ({ autoRenew }) => intl.formatMessage(autoRenew ? messages.renewOn : messages.renewOff),
    width: { least: 23, share: 1 },
  },
]

/** The columns of what was issued for a hostname. */
export const itemColumns = (intl: IntlShape): readonly DataTableColumn<CertificateItem>[] => [
  {
    id: 'serial',
    header: intl.formatMessage(messages.serial),
    cell: ({ serial }) => (
      <Text as="code" size={13} wrap="clip" translate="no">
        {serial}
      </Text>
    ),
    width: { least: 44, share: 3 },
    inCard: 'title',
  },
  {
    id: 'algorithm',
    header: intl.formatMessage(messages.algorithm),
    cell: ({ algorithm }) => <span translate="no">{ALGORITHMS[algorithm]}</span>,
    width: { least: 30, share: 1 },
    inCard: 'meta',
  },
  {
    id: 'status',
    header: intl.formatMessage(messages.statusHead),
    cell: ({ status }) => intl.formatMessage(messages[`item_${status}`]),
    width: { least: 26, share: 1 },
    inCard: 'aside',
  },
  {
    id: 'issued',
    header: intl.formatMessage(messages.validFrom),
    cell: ({ issuedAt }) => dayOf(intl, issuedAt),
    width: { least: 30, share: 1 },
  },
  {
    id: 'expires',
    header: intl.formatMessage(messages.expires),
    cell: ({ expiresAt }) => dayOf(intl, expiresAt),
    width: { least: 30, share: 1 },
  },
]
