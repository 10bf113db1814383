import Globe from 'lucide-react/icons/globe'
import { useEffect, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useAllDomains, type Domain } from '#api/domains'
import { useRegions } from '#api/regions'
import type { DataTableColumn } from '#components/data-table'
import { Later } from '#components/deferred'
import { useOpenings } from '#components/dialog'
import { Link } from '#components/link'
import { NameCell, SettingsList, type SectionProps, OwnersAdd } from '#features/workspaces/settings-section'
import { DomainDetail, NewDomainDialog } from './later-parts.ts'
import { shownName } from '#features/domains/dns'
import { DomainStatusPill } from '#features/workspaces/domain-status'
import { messages } from './domains.messages.ts'
import { regionCity } from './region-city.ts'

/** The domains that mail is sent from; or the one that the address names (SET-10). */
export function DomainsSection({ value, hrefOf, onOpen }: SectionProps) {
  return value === undefined ? (
    <Domains hrefOf={hrefOf} onOpen={onOpen} />
  ) : (
    <DomainDetail key={value} domainName={value} hrefOf={hrefOf} onOpen={onOpen} />
  )
}

function Domains({ hrefOf, onOpen }: Omit<SectionProps, 'value'>) {
  const intl = useIntl()
  const domains = useAllDomains()
  const regions = useRegions().data?.items
  const [adding, setAdding] = useState(false)
  const openings = useOpenings(adding)
  useEffect(() => void NewDomainDialog.preload(), [])
  const cityOf = useMemo(
    () => new Map((regions ?? []).map((region): [string, string] => [region.id, regionCity(intl, region)])),
    [intl, regions],
  )
  const columns = useMemo(() => columnsOf(intl, hrefOf, cityOf), [intl, hrefOf, cityOf])
  const rows = domains.data?.items
  const add = <OwnersAdd label={intl.formatMessage(messages.add)} onAdd={() => setAdding(true)} />
  return (
    <SettingsList
      title={intl.formatMessage(messages.title)}
      about={intl.formatMessage(messages.about)}
      read={domains}
      failed={intl.formatMessage(messages.failed)}
      add={add}
      empty={{
        drawing: Globe,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.empty),
      }}
      columns={columns}
      rowKey={({ name }) => name}
      rowLabel={({ name }) => name}
      onOpen={({ name }) => onOpen(name)}
    >
      {openings === 0 ? null : (
        <Later>
          <NewDomainDialog
            open={adding}
            onClose={() => setAdding(false)}
            taken={rows?.map(({ name }) => name) ?? []}
            onCreated={(name) => {
              setAdding(false)
              onOpen(name)
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
  cityOf: ReadonlyMap<string, string>,
): readonly DataTableColumn<Domain>[] => [
  {
    id: 'name',
    header: intl.formatMessage(messages.name),
    cell: ({ name }) => (
      <NameCell
        name={
          <Link href={hrefOf(name)} tone="quiet">
            {shownName(name)}
          </Link>
        }
      />
    ),
    width: { least: 58, share: 4 },
    inCard: 'title',
  },
  {
    id: 'status',
    header: intl.formatMessage(messages.status),
    cell: ({ status }) => <DomainStatusPill status={status} />,
    width: { least: 43, share: 1 },
    inCard: 'aside',
  },
  {
    id: 'region',
    header: intl.formatMessage(messages.region),
    cell: ({ region }) => cityOf.get(region) ?? region,
    width: { least: 22, share: 1 },
    inCard: 'meta',
  },
  {
    id: 'lastCheck',
    header: intl.formatMessage(messages.lastCheck),
    cell: ({ lastCheckedAt }) =>
      lastCheckedAt === undefined
        ? intl.formatMessage(messages.never)
        : intl.formatDate(lastCheckedAt, {
            month: 'short',
            day: 'numeric',
            hour: 'numeric',
            minute: 'numeric',
          }),
    width: { least: 38, share: 1 },
  },
  {
    id: 'senders',
    header: intl.formatMessage(messages.senders),
    cell: ({ senderCount }) => intl.formatNumber(senderCount),
    width: { least: 18, share: 1 },
    align: 'end',
  },
]
