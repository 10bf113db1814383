import type { IntlShape } from 'react-intl'
import type { Connection, ConnectionStatus, SyncRun } from '#api/connections'
import type { Integration } from '#api/integrations'
import type { DataTableColumn } from '#components/data-table'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { IntegrationIcon } from '#features/connections/source'
import { ListNames } from '#features/mailing-lists/list-names'
import { messages } from './connections.messages.ts'

const kinds: Record<ConnectionStatus, StatusKind> = {
  draft: 'neutral',
  active: 'success',
  syncing: 'info',
  paused: 'neutral',
  error: 'danger',
  reauth_required: 'warning',
  archived: 'neutral',
}

/** The status of a connection in a word. */
export const ConnectionStatusPill = ({ intl, status }: { intl: IntlShape; status: ConnectionStatus }) => (
  <StatusPill kind={kinds[status]} live={status === 'syncing'}>
    {intl.formatMessage(messages[`status_${status}`])}
  </StatusPill>
)

/** Stands where there is no value, in every language. */
const NOTHING = '—'

const Nothing = ({ intl }: { intl: IntlShape }) => (
  <>
    <span aria-hidden>{NOTHING}</span>
    <VisuallyHidden>{intl.formatMessage(messages.none)}</VisuallyHidden>
  </>
)

export const timeText = (intl: IntlShape, iso: string): string =>
  intl.formatDate(iso, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** What a run brought, in figures. */
export const runText = (intl: IntlShape, { status, created, updated, failed }: SyncRun): string =>
  status === 'running'
    ? intl.formatMessage(messages.runRunning)
    : status === 'failed'
      ? intl.formatMessage(messages.runFailed)
      : intl.formatMessage(messages.runFigures, { created, updated, failed })

export interface ConnectionColumnsOptions {
  intl: IntlShape
  hrefOf: (connection: Connection) => string
  integrationOf: ReadonlyMap<string, Integration>
  /** Of mailing lists by their ids; undefined while they are not known. */
  listNames: ReadonlyMap<string, string> | undefined
}

/** The columns of the connections (CNN-20). */
export function connectionColumns({
  intl,
  hrefOf,
  integrationOf,
  listNames,
}: ConnectionColumnsOptions): readonly DataTableColumn<Connection>[] {
  const exact = (iso: string) => intl.formatDate(iso, { dateStyle: 'full', timeStyle: 'long' })
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      width: { least: 54, share: 2 },
      inCard: 'title',
      cell: (connection) => {
        const integration = integrationOf.get(connection.integrationKey)
        return (
          <Inline gap={3} nowrap>
            <IntegrationIcon name={integration?.icon ?? connection.integrationKey} />
            <Stack gap={0}>
              <Text weight="medium" wrap="clip" title={connection.name}>
                {/* The row itself is what the keyboard reaches; the link is for the pointer and for new tabs. */}
                <Link href={hrefOf(connection)} tone="quiet" tabIndex={-1}>
                  {connection.name}
                </Link>
              </Text>
              <Text size={12} tone="muted" wrap="clip">
                {integration?.name ?? connection.integrationKey}
              </Text>
            </Stack>
          </Inline>
        )
      },
    },
    {
      id: 'database',
      header: intl.formatMessage(messages.database),
      width: { least: 40, share: 1 },
      cell: ({ database }) => (
        <Text wrap="clip" title={database.name}>
          {database.name}
        </Text>
      ),
    },
    {
      id: 'direction',
      header: intl.formatMessage(messages.direction),
      width: { least: 29, share: 0.2 },
      cell: () => <Text wrap="clip">{intl.formatMessage(messages.inbound)}</Text>,
    },
    {
      id: 'lists',
      header: intl.formatMessage(messages.lists),
      width: { least: 34, share: 0.6 },
      cell: ({ mailingListIds }) => <ListNames ids={mailingListIds} names={listNames} />,
    },
    {
      id: 'status',
      header: intl.formatMessage(messages.status),
      width: { least: 42, share: 0.2 },
      inCard: 'meta photo',
      cell: ({ status }) => <ConnectionStatusPill intl={intl} status={status} />,
    },
    {
      id: 'last',
      header: intl.formatMessage(messages.last),
      width: { least: 52, share: 0.5 },
      inCard: 'aside',
      cell: ({ lastSync }) =>
        lastSync === undefined ? (
          <Nothing intl={intl} />
        ) : (
          <Stack gap={0}>
            <Text wrap="clip" title={exact(lastSync.startedAt)}>
              {timeText(intl, lastSync.startedAt)}
            </Text>
            <Text
              size={12}
              tone={lastSync.status === 'failed' ? 'warning' : 'muted'}
              wrap="clip"
              title={runText(intl, lastSync)}
            >
              {runText(intl, lastSync)}
            </Text>
          </Stack>
        ),
    },
    {
      id: 'next',
      header: intl.formatMessage(messages.next),
      width: { least: 39, share: 0.2 },
      cell: ({ nextSyncAt, status, interval }) =>
        nextSyncAt !== undefined && (status === 'active' || status === 'syncing') ? (
          <Text wrap="clip" title={exact(nextSyncAt)}>
            {timeText(intl, nextSyncAt)}
          </Text>
        ) : interval === 'manual' && status !== 'draft' && status !== 'archived' ? (
          <Text tone="muted" wrap="clip">
            {intl.formatMessage(messages.manually)}
          </Text>
        ) : (
          <Nothing intl={intl} />
        ),
    },
  ]
}
