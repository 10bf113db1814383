import Ellipsis from 'lucide-react/icons/ellipsis'
import { useIntl, type IntlShape } from 'react-intl'
import { useConnection, type Connection, type SyncRun } from '#api/connections'
import { errorBlockOf } from '#api/core'
import { useExternalDatabase, type IntegrationCredential } from '#api/integration-credentials'
import type { Integration } from '#api/integrations'
import { useSchema } from '#api/schemas'
import { Button } from '#components/button'
import { DescriptionList } from '#components/description-list'
import { SideSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Menu, type MenuEntry } from '#components/menu'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Tabs } from '#components/tabs'
import { Text } from '#components/text'
import { Timeline, type TimelineEntry } from '#components/timeline'
import { Tooltip } from '#components/tooltip'
import { setUpMessages } from '#features/connections/mapping'
import { reasonText, ReconnectButton } from '#features/connections/source'
import { LIST_OF_NAMES } from '#lib/list-format'
import { propertyLabel } from '#lib/property-label'
import { safeHref } from '#lib/safe-url'
import { ConnectionStatusPill, runText, timeText } from './connection-columns.tsx'
import type { ConnectionsLinks } from './connections-links.ts'
import { connectionTabs, type ConnectionTab } from './connections-query.model.ts'
import { ConnectionGone } from './connection-gone.tsx'
import { messages } from './connections.messages.ts'

export interface ConnectionSheetProps {
  connectionId: string
  tab: ConnectionTab
  onTabChange: (tab: ConnectionTab) => void
  onClose: () => void
  onEdit: (connection: Connection) => void
  /** Why its set-up can't be edited; undefined: it can be. */
  editObstacleOf: (connection: Connection) => string | undefined
  menu: (connection: Connection) => readonly MenuEntry[]
  integrationOf: ReadonlyMap<string, Integration>
  credentialOf: ReadonlyMap<string, IntegrationCredential>
  listNames: ReadonlyMap<string, string> | undefined
  links: ConnectionsLinks
}

/** One connection: what it does, its runs with the rows that failed, and its mapping (CNN-28). */
export function ConnectionSheet({ connectionId, onClose, ...rest }: ConnectionSheetProps) {
  const intl = useIntl()
  const read = useConnection(connectionId)
  const isGone = read.error?.code === 404
  const connection = isGone ? undefined : read.data
  return (
    <SideSheet
      open
      onClose={onClose}
      title={connection?.name ?? intl.formatMessage(messages.sheetTitle)}
      actions={
        connection && connection.status !== 'archived' ? (
          <Menu entries={rest.menu(connection)} align="end">
            {(trigger) => (
              <IconButton
                {...trigger}
                label={intl.formatMessage(messages.more)}
                icon={<Icon of={Ellipsis} />}
              />
            )}
          </Menu>
        ) : undefined
      }
    >
      {connection ? (
        <Content connection={connection} {...rest} />
      ) : isGone ? (
        <ConnectionGone ticketId={read.error?.ticketId} />
      ) : read.error ? (
        <ErrorBlock
          {...errorBlockOf(read.error)}
          title={intl.formatMessage(messages.oneFailed)}
          onRetry={read.retry}
        />
      ) : (
        <Stack aria-busy>
          {read.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </SideSheet>
  )
}

type ContentProps = Omit<ConnectionSheetProps, 'connectionId' | 'onClose' | 'menu'> & {
  connection: Connection
}

function Content({
  connection,
  tab,
  onTabChange,
  onEdit,
  editObstacleOf,
  integrationOf,
  credentialOf,
  listNames,
  links,
}: ContentProps) {
  const intl = useIntl()
  const { id, status, integrationKey, credentialId, database, mailingListIds, createdBy, createdAt } =
    connection
  const credential = credentialOf.get(credentialId)
  const lists = mailingListIds.map((list) => listNames?.get(list) ?? list)
  const editObstacle = editObstacleOf(connection)
  const facts = [
    {
      id: 'source',
      term: intl.formatMessage(messages.source),
      value: intl.formatList(
        [integrationOf.get(integrationKey)?.name ?? integrationKey, ...(credential ? [credential.name] : [])],
        LIST_OF_NAMES,
      ),
    },
    { id: 'database', term: intl.formatMessage(messages.database), value: database.name },
    {
      id: 'lists',
      term: intl.formatMessage(messages.lists),
      value: lists.length === 0 ? intl.formatMessage(messages.noList) : intl.formatList(lists, LIST_OF_NAMES),
    },
    {
      id: 'interval',
      term: intl.formatMessage(messages.schedule),
      value: intl.formatMessage(setUpMessages[connection.interval]),
    },
    ...(connection.nextSyncAt !== undefined && ['active', 'syncing'].includes(status)
      ? [
          {
            id: 'next',
            term: intl.formatMessage(messages.next),
            value: timeText(intl, connection.nextSyncAt),
          },
        ]
      : []),
    {
      id: 'created',
      term: intl.formatMessage(messages.created),
      value: intl.formatMessage(messages.createdBy, {
        name: createdBy.name,
        date: intl.formatDate(createdAt, { dateStyle: 'medium' }),
      }),
    },
  ]
  return (
    <Stack gap={5}>
      <Inline>
        <ConnectionStatusPill intl={intl} status={status} />
        {status === 'reauth_required' && credential ? (
          <ReconnectButton
            size="small"
            credential={credential}
            returnTo={links.list({ connection: id })}
            leave={links.leave}
          />
        ) : null}
      </Inline>
      <DescriptionList items={facts} />
      <Tabs
        label={intl.formatMessage(messages.parts)}
        value={tab}
        onValueChange={(next) => {
          const known = connectionTabs.find((one) => one === next)
          if (known) onTabChange(known)
        }}
        tabs={[
          {
            value: 'runs',
            label: intl.formatMessage(messages.runs),
            content: <Runs connection={connection} />,
          },
          {
            value: 'mapping',
            label: intl.formatMessage(messages.mapping),
            content: (
              <Stack>
                <MappingTable connection={connection} />
                <span>
                  <Tooltip text={editObstacle}>
                    <Button disabled={editObstacle !== undefined} onClick={() => onEdit(connection)}>
                      {intl.formatMessage(messages.edit)}
                    </Button>
                  </Tooltip>
                </span>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}

function Runs({ connection: { runs, status } }: { connection: Connection }) {
  const intl = useIntl()
  const properties = useSchema('contact').data?.properties
  if (runs.length === 0)
    return (
      <Text as="p" tone="muted">
        {intl.formatMessage(status === 'draft' ? messages.noRunsDraft : messages.noRuns)}
      </Text>
    )
  return <Timeline entries={runs.map((run) => runEntry(intl, run, properties))} />
}

const tones: Record<SyncRun['status'], TimelineEntry['tone']> = {
  running: 'plain',
  succeeded: 'success',
  partial: 'warning',
  failed: 'danger',
}

function runEntry(
  intl: IntlShape,
  run: SyncRun,
  properties: Parameters<typeof reasonText>[2],
): TimelineEntry {
  const { id, status, startedAt, failed, skipped, errors } = run
  const [first] = errors
  const isWhole = status === 'failed' && first !== undefined
  return {
    id,
    at: startedAt,
    title: intl.formatMessage(messages[`run_${status}`]),
    about: isWhole
      ? reasonText(intl, first.reason, properties)
      : status === 'running'
        ? undefined
        : intl.formatMessage(messages.runAbout, { figures: runText(intl, run), skipped }),
    tone: tones[status] ?? 'plain',
    ...(errors.length > 0 &&
      !isWhole && {
        payload: (
          <Stack gap={2}>
            <Text size={13} tone="muted">
              {intl.formatMessage(messages.failedRows, { shown: errors.length, count: failed })}
            </Text>
            <ul>
              {errors.map(({ row, reason }, place) => (
                // A row may fail for several reasons.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${row} ${place}`}>
                  <Text size={13} wrap="anywhere">
                    {intl.formatMessage(messages.failedRow, {
                      row,
                      reason: reasonText(intl, reason, properties),
                    })}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
        ),
      }),
  }
}

/** What each column becomes, to read. The names of columns are asked from the service; where it can't be reached, their keys are shown. */
function MappingTable({ connection }: { connection: Connection }) {
  const intl = useIntl()
  const { mapping, credentialId, database, status } = connection
  const hasAccess = status !== 'reauth_required' && status !== 'archived'
  const detail = useExternalDatabase(hasAccess ? credentialId : undefined, database.id).data
  const properties = useSchema('contact').data?.properties
  const href = safeHref(detail?.url)
  if (mapping.length === 0)
    return (
      <Text as="p" tone="muted">
        {intl.formatMessage(messages.noMapping)}
      </Text>
    )
  return (
    <>
      <DescriptionList
        items={mapping.map(({ from, to, transform }) => {
          const property = properties?.find(({ key }) => key === to)
          return {
            id: from,
            term: detail?.properties.find(({ key }) => key === from)?.name ?? from,
            value: intl.formatMessage(transform ? messages.becomesChanged : messages.becomes, {
              property: property ? propertyLabel(intl, property) : to,
              change: transform ? intl.formatMessage(setUpMessages[transform]) : '',
            }),
          }
        })}
      />
      {href === undefined ? null : (
        <Link href={href} external>
          {intl.formatMessage(messages.openDatabase)}
        </Link>
      )}
    </>
  )
}
