import Plus from 'lucide-react/icons/plus'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { connectionRoutes, useConnections, type Connection, type ConnectionStatus } from '#api/connections'
import { contactRoutes } from '#api/contacts'
import { errorBlockOf, useApi, useAskAgain, useReadAll, useRefresh } from '#api/core'
import { mailingListRoutes } from '#api/mailing-lists'
import { useWorkspaceAccount } from '#api/self-account'
import { Button, LinkButton } from '#components/button'
import { DataTable } from '#components/data-table'
import { Later } from '#components/deferred'
import { NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { FillWindow, Page, PageTools, ScrolledPart } from '#components/page'
import { SearchField } from '#components/search-field'
import { Select } from '#components/select'
import { Tooltip } from '#components/tooltip'
import { useSources } from '#features/connections/source'
import { useOpenedAsOwner } from '#features/workspaces/settings-section'
import { connectionStatuses } from '#lib/connection-status'
import { connectionColumns } from './connection-columns.tsx'
import type { ConnectionsLinks } from './connections-links.ts'
import { connectionFilterOf, pollInterval, type ConnectionsQuery } from './connections-query.model.ts'
import {
  ConnectionQuestion,
  ConnectionSheet,
  EditSetUp,
  NoConnections,
  StillLoading,
} from './later-parts.tsx'
import { ReauthBanner } from './reauth-banner.tsx'
import { useConnectionActions, type ConnectionQuestionKind } from './use-connection-actions.ts'
import { messages } from './connections.messages.ts'

export interface ConnectionsScreenProps {
  query: ConnectionsQuery
  /** 'push' for what Back should undo, 'replace' for what only keeps the place. */
  onQueryChange: (change: Partial<ConnectionsQuery>, how: 'push' | 'replace') => void
  links: ConnectionsLinks
}

const ANY = 'any'
const statusChoices = [ANY, ...connectionStatuses] as const
const WATCHED = [connectionRoutes.list, connectionRoutes.one]
/** What a run that has ended changed. */
const BROUGHT = [contactRoutes.search, contactRoutes.count]
const connectionKey = ({ id }: Connection) => id
const connectionName = ({ name }: Connection) => name
const none: readonly Connection[] = []

/** Asks for the connections again while they change by themselves, but not while the document is hidden (CNN-23). */
function usePolling(connections: readonly Connection[]) {
  const { clock } = useApi()
  const refresh = useRefresh()
  const askAgain = useAskAgain()
  const every = pollInterval(connections)
  useEffect(() => {
    if (every === undefined) return undefined
    return clock.setInterval(() => {
      if (document.visibilityState === 'visible') askAgain(WATCHED)
    }, every)
  }, [clock, askAgain, every])
  const isSyncing = connections.some(({ status }) => status === 'syncing')
  useEffect(() => {
    if (!isSyncing) return undefined
    return () => refresh(BROUGHT)
  }, [isSyncing, refresh])
}

/** The connections of a workspace: found, synced, paused, reconnected, edited, renamed and archived (CNN-20). */
export function ConnectionsScreen({ query, onQueryChange, links }: ConnectionsScreenProps) {
  const intl = useIntl()
  const { q, status } = query
  const { data, error, isFetching, isSlow, retry, cancel } = useConnections(connectionFilterOf(query))
  const connections = data?.items
  // Rows of an older question stay until the new one is answered.
  const question = JSON.stringify([q, status])
  const [answered, setAnswered] = useState<string>()
  if (!isFetching && !error && data && answered !== question) setAnswered(question)
  const stale = data !== undefined && answered !== undefined && answered !== question
  usePolling(connections ?? none)

  const { integrations, credentials, integrationOf, credentialOf } = useSources()
  const lists = useReadAll(mailingListRoutes.list, {}).data?.items
  const waits = connections?.some(({ status }) => status === 'reauth_required') ?? false
  // The banner names its account: rows wait for that name, so that both come at once.
  const isReady = connections !== undefined && !(waits && credentials.isLoading && !credentials.isSlow)
  const [cameWithBanner, setCameWithBanner] = useState<boolean>()
  if (isReady && cameWithBanner === undefined) setCameWithBanner(waits)
  const listNames = useMemo(() => lists && new Map(lists.map(({ id, name }) => [id, name])), [lists])
  const role = useWorkspaceAccount().data?.role
  const mayEdit = useOpenedAsOwner()

  const [asked, setAsked] = useState<{
    kind: ConnectionQuestionKind
    connection: Connection
    open: boolean
    number: number
  }>()
  const onAsk = useCallback(
    (kind: ConnectionQuestionKind, connection: Connection) =>
      setAsked((last) => ({ kind, connection, open: true, number: (last?.number ?? 0) + 1 })),
    [],
  )
  const onEdit = useCallback(({ id }: Connection) => onQueryChange({ edit: id }, 'push'), [onQueryChange])
  const open = useCallback(
    ({ id }: Connection) => onQueryChange({ connection: id, tab: 'runs' }, 'push'),
    [onQueryChange],
  )
  // Where access is given again is in the sheet, with what failed beside it.
  const { menu, obstacleOf } = useConnectionActions({ onAsk, onEdit, onReconnect: open })
  const columns = useMemo(
    () =>
      connectionColumns({
        intl,
        hrefOf: ({ id }) => links.list({ connection: id }),
        integrationOf,
        listNames,
      }),
    [intl, links, integrationOf, listNames],
  )
  const isFiltered = q !== '' || status !== undefined
  const isOwner = role === 'owner'
  const newButton =
    role === undefined || isOwner ? (
      <LinkButton tone="primary" icon={<Icon of={Plus} />} href={links.create()} data-create>
        {intl.formatMessage(messages.new)}
      </LinkButton>
    ) : (
      <Tooltip text={intl.formatMessage(messages.ownerOnly)}>
        <Button tone="primary" icon={<Icon of={Plus} />} disabled>
          {intl.formatMessage(messages.new)}
        </Button>
      </Tooltip>
    )

  return (
    <FillWindow>
      <Page
        fill
        title={intl.formatMessage(messages.title)}
        count={
          connections && !stale ? intl.formatMessage(messages.count, { count: connections.length }) : null
        }
        actions={newButton}
        tools={
          <PageTools>
            <Inline role="search">
              <Inline grow="control">
                <SearchField
                  label={intl.formatMessage(messages.search)}
                  value={q}
                  onValueChange={(next) => onQueryChange({ q: next }, 'replace')}
                />
              </Inline>
              <Select<ConnectionStatus | typeof ANY>
                label={intl.formatMessage(messages.status)}
                labelHidden
                value={status ?? ANY}
                options={statusChoices.map((value) => ({
                  value,
                  label: intl.formatMessage(value === ANY ? messages.anyStatus : messages[`status_${value}`]),
                }))}
                onValueChange={(value) =>
                  onQueryChange({ status: value === ANY ? undefined : value }, 'push')
                }
              />
            </Inline>
          </PageTools>
        }
      >
        {isReady ? (
          <ReauthBanner connections={connections} credentialOf={credentialOf} links={links} />
        ) : null}
        {error ? (
          <PartOf inline={connections !== undefined}>
            <ErrorBlock
              {...errorBlockOf(error)}
              title={intl.formatMessage(connections ? messages.staleFailed : messages.failed)}
              onRetry={retry}
            />
          </PartOf>
        ) : null}
        {isSlow ? (
          <Later>
            <StillLoading onCancel={cancel} />
          </Later>
        ) : null}
        {connections?.length === 0 && !stale ? (
          <ScrolledPart>
            {isFiltered ? (
              <NoMatch onClear={() => onQueryChange({ q: '', status: undefined }, 'push')} />
            ) : (
              <Later>
                <NoConnections
                  integrations={integrations}
                  hrefOf={(integration) => links.create({ integration })}
                />
              </Later>
            )}
          </ScrolledPart>
        ) : error && !connections ? null : (
          <DataTable
            // A banner of the first answer stands above a table that comes with it; what waited goes (FRA-54).
            key={String(cameWithBanner ?? false)}
            question={question}
            label={intl.formatMessage(messages.title)}
            columns={columns}
            rowCount={isReady ? connections.length : undefined}
            rowAt={(index) => connections?.[index]}
            rowKey={connectionKey}
            rowLabel={connectionName}
            density="tall"
            onOpen={open}
            openKey={query.connection}
            rowMenu={menu}
            stale={stale}
          />
        )}
      </Page>
      <Later>
        {query.connection === undefined ? null : (
          <ConnectionSheet
            key={query.connection}
            connectionId={query.connection}
            tab={query.tab}
            onTabChange={(tab) => onQueryChange({ tab }, 'replace')}
            onClose={() => onQueryChange({ connection: undefined, tab: 'runs' }, 'push')}
            onEdit={onEdit}
            editObstacleOf={(connection) => obstacleOf('edit', connection)}
            menu={menu}
            integrationOf={integrationOf}
            credentialOf={credentialOf}
            listNames={listNames}
            links={links}
          />
        )}
        {query.edit === undefined || !mayEdit ? null : (
          <EditSetUp
            key={`edit ${query.edit}`}
            connectionId={query.edit}
            credentialOf={credentialOf}
            links={links}
            onClose={() => onQueryChange({ edit: undefined }, 'push')}
          />
        )}
        {asked ? (
          <ConnectionQuestion
            // Each question begins without the problems of the one before.
            key={`question${asked.number}`}
            kind={asked.kind}
            connection={asked.connection}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        ) : null}
      </Later>
    </FillWindow>
  )
}

const PartOf = ({ inline, children }: { inline: boolean; children: React.ReactNode }) =>
  inline ? <PageTools>{children}</PageTools> : <ScrolledPart>{children}</ScrolledPart>
