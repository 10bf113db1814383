import Link2 from 'lucide-react/icons/link-2'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCustomHostnames } from '#api/custom-hostnames'
import { Card } from '#components/card'
import { deferred, Later } from '#components/deferred'
import { DescriptionList } from '#components/description-list'
import { useOpenings } from '#components/dialog'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { useWatch } from '#features/domains/dns'
import {
  ReadFailed,
  SettingsSection,
  useSettingsLinks,
  OwnersAdd,
} from '#features/workspaces/settings-section'
import { HostnameCard } from './hostname-card.tsx'
import { messages } from './hostnames.messages.ts'

const NewHostnameDialog = deferred(async () => (await import('./new-hostname-dialog.tsx')).NewHostnameDialog)

const purposes = ['links', 'forms', 'assets'] as const

/** The hostnames under which links, forms and files are served (DOM-7, DOM-8). */
export function HostnamesSection() {
  const intl = useIntl()
  const links = useSettingsLinks()
  const read = useCustomHostnames()
  const [adding, setAdding] = useState(false)
  const openings = useOpenings(adding)
  const hosts = useMemo(() => read.data?.items ?? [], [read.data])
  const records = useMemo(() => hosts.flatMap((host) => host.records), [hosts])
  useWatch(
    records,
    hosts.some(({ status }) => status === 'pending' || status === 'moved'),
    read.retry,
  )
  const add = <OwnersAdd label={intl.formatMessage(messages.add)} onAdd={() => setAdding(true)} />
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={read.data && hosts.length === 0 ? undefined : add}
    >
      {read.error && read.data === undefined ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={read.error} read={read} />
      ) : read.data === undefined ? (
        <>
          {read.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      ) : hosts.length === 0 ? (
        <EmptyState
          drawing={<Icon of={Link2} size="large" />}
          title={intl.formatMessage(messages.emptyTitle)}
          action={add}
        >
          {intl.formatMessage(messages.empty)}
        </EmptyState>
      ) : (
        <>
          <Card title={intl.formatMessage(messages.inUse)}>
            <DescriptionList
              items={purposes.map((purpose) => ({
                id: purpose,
                term: intl.formatMessage(messages[purpose]),
                value:
                  hosts.find((host) => host.purpose === purpose && host.isDefault && host.status === 'active')
                    ?.hostname ?? intl.formatMessage(messages.shared),
              }))}
            />
          </Card>
          {hosts.map((host) => (
            <HostnameCard
              key={host.hostname}
              host={host}
              certificateHref={
                host.certificateHostname === undefined
                  ? undefined
                  : links?.setting({ key: 'certificates', value: host.certificateHostname })
              }
            />
          ))}
          <p>{intl.formatMessage(messages.cannotRemove)}</p>
        </>
      )}
      {openings === 0 ? null : (
        <Later>
          <NewHostnameDialog
            open={adding}
            onClose={() => setAdding(false)}
            taken={hosts.map(({ hostname }) => hostname)}
          />
        </Later>
      )}
    </SettingsSection>
  )
}
