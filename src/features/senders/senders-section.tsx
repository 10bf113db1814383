import Plus from 'lucide-react/icons/plus'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useAllDomains, type DomainStatus } from '#api/domains'
import { useAllSenders, type Sender } from '#api/senders'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import type { DataTableColumn } from '#components/data-table'
import { Later } from '#components/deferred'
import { useOpenings } from '#components/dialog'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { DomainStatusPill } from '#features/workspaces/domain-status'
import { NameCell, SettingsList, type SectionProps } from '#features/workspaces/settings-section'
import { NewSenderDialog, SenderDetail } from './later-parts.ts'
import { SenderStatusPill } from './sender-status.tsx'
import { messages } from './senders.messages.ts'

/** The addresses that mails come from; or the one that the address names (SET-10). */
export function SendersSection({ value, hrefOf, onOpen }: SectionProps) {
  return value === undefined ? (
    <Senders hrefOf={hrefOf} onOpen={onOpen} />
  ) : (
    <SenderDetail key={value} senderId={value} hrefOf={hrefOf} onOpen={onOpen} />
  )
}

function Senders({ hrefOf, onOpen }: Omit<SectionProps, 'value'>) {
  const intl = useIntl()
  const senders = useAllSenders()
  const [adding, setAdding] = useState(false)
  const openings = useOpenings(adding)
  useEffect(() => void NewSenderDialog.preload(), [])
  const domains = useAllDomains().data?.items
  const columns = useMemo(
    () => columnsOf(intl, hrefOf, new Map(domains?.map(({ name, status }) => [name, status]))),
    [intl, hrefOf, domains],
  )
  const rows = senders.data?.items
  const add = (
    <Button tone="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
      {intl.formatMessage(messages.add)}
    </Button>
  )
  return (
    <SettingsList
      title={intl.formatMessage(messages.title)}
      about={intl.formatMessage(messages.about)}
      read={senders}
      failed={intl.formatMessage(messages.failed)}
      add={add}
      empty={{
        drawing: UserRound,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.empty),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ address }) => address}
      onOpen={({ id }) => onOpen(id)}
    >
      {openings === 0 ? null : (
        <Later>
          <NewSenderDialog
            open={adding}
            onClose={() => setAdding(false)}
            taken={rows?.map(({ address }) => address) ?? []}
            onCreated={(id) => {
              setAdding(false)
              onOpen(id)
            }}
          />
        </Later>
      )}
    </SettingsList>
  )
}

const columnsOf = (
  intl: IntlShape,
  hrefOf: SectionProps['hrefOf'],
  statusOfDomain: ReadonlyMap<string, DomainStatus>,
): readonly DataTableColumn<Sender>[] => [
  {
    id: 'address',
    header: intl.formatMessage(messages.address),
    cell: ({ id, address, isDefault }) => (
      <NameCell
        name={
          <Link href={hrefOf(id)} tone="quiet">
            {address}
          </Link>
        }
        badge={isDefault ? <Badge tone="accent">{intl.formatMessage(messages.defaultBadge)}</Badge> : null}
      />
    ),
    width: { least: 76, share: 4 },
    inCard: 'title',
  },
  {
    id: 'fromName',
    header: intl.formatMessage(messages.fromName),
    cell: ({ fromName }) => fromName,
    width: { least: 42, share: 3 },
    inCard: 'meta',
  },
  {
    id: 'domain',
    header: intl.formatMessage(messages.dnsRecords),
    cell: ({ domainName }) => {
      const status = statusOfDomain.get(domainName)
      return status && <DomainStatusPill status={status} />
    },
    width: { least: 46, share: 1 },
  },
  {
    id: 'status',
    header: intl.formatMessage(messages.statusHead),
    cell: ({ status }) => <SenderStatusPill status={status} />,
    width: { least: 30, share: 1 },
    inCard: 'aside',
  },
  {
    id: 'usedBy',
    header: intl.formatMessage(messages.usedByTitle),
    cell: ({ usedBy }) => intl.formatNumber(usedBy.campaigns + usedBy.forms),
    width: { least: 20, share: 1 },
    align: 'end',
  },
]
