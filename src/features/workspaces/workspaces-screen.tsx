import LogIn from 'lucide-react/icons/log-in'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import {
  useAcceptInvitation,
  useJoinableWorkspaces,
  useJoinedWorkspaces,
  type JoinableWorkspace,
  type JoinedWorkspace,
} from '#api/self-account'
import { Avatar } from '#components/avatar'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { EmptyState, NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Columns, Inline, Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Link } from '#components/link'
import { Page } from '#components/page'
import { RoleLabel } from '#components/role-label'
import { SearchField } from '#components/search-field'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import { CreateWorkspaceDialog } from './create-workspace-dialog.tsx'
import { messages } from './workspaces-screen.messages.ts'
import * as styles from './workspaces-screen.css.ts'

// Only who has joined nothing sees it.
const InviteLinkField = deferred(async () => (await import('./invite-link-field.tsx')).InviteLinkField)

/** From this many workspaces on there is a search field (WSP-2). */
const SEARCH_FROM = 9

export interface WorkspacesScreenProps {
  q: string
  onSearch: (q: string) => void
  hrefOf: (workspaceId: string) => string
  /** Somebody joined a workspace here, or made one. */
  onJoined: (workspaceId: string) => void
  /** The account may create workspaces (WSP-7). */
  admin: boolean
  /** A domain as an example in the dialog that creates one. */
  host: string
  /** Somebody gave the token of an invitation. */
  onInvitation: (token: string) => void
}

/** The workspaces that the account has joined, and those it may join. */
export function WorkspacesScreen({
  q,
  onSearch,
  hrefOf,
  onJoined,
  admin,
  host,
  onInvitation,
}: WorkspacesScreenProps) {
  const intl = useIntl()
  const joined = useJoinedWorkspaces()
  const joinable = useJoinableWorkspaces()
  const all = joined.data?.items ?? []
  const wanted = q.trim().normalize('NFKC').toLowerCase()
  const [creating, setCreating] = useState(false)
  const lastUsed = lastOpenedOf(all)
  const shown = all.filter(({ name }) => name.normalize('NFKC').toLowerCase().includes(wanted))

  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <>
          {all.length >= SEARCH_FROM ? (
            <SearchField label={intl.formatMessage(messages.search)} value={q} onValueChange={onSearch} />
          ) : null}
          <Tooltip text={admin ? undefined : intl.formatMessage(messages.createNotAllowed)}>
            <Button icon={<Icon of={Plus} />} disabled={!admin} onClick={() => setCreating(true)} data-create>
              {intl.formatMessage(messages.create)}
            </Button>
          </Tooltip>
        </>
      }
    >
      {joined.error ? (
        <ErrorBlock
          {...errorBlockOf(joined.error)}
          title={intl.formatMessage(messages.failed)}
          onRetry={joined.retry}
          retrying={joined.isFetching}
        />
      ) : joined.isLoading ? (
        <>
          {joined.isSlow ? <StillLoading onCancel={joined.cancel} /> : null}
          <CardGrid>
            {[0, 1, 2].map((place) => (
              <li key={place} className={styles.card}>
                <Skeleton shape="circle" />
                <span className={styles.words}>
                  <Skeleton width={70} />
                  <Skeleton width={40} />
                </span>
              </li>
            ))}
          </CardGrid>
        </>
      ) : all.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          action={
            <Suspense fallback={null}>
              <InviteLinkField onInvitation={onInvitation} />
            </Suspense>
          }
        >
          {intl.formatMessage(messages.empty)}
        </EmptyState>
      ) : shown.length === 0 ? (
        <NoMatch onClear={() => onSearch('')} />
      ) : (
        <CardGrid>
          {shown.map((workspace) => (
            <JoinedCard
              key={workspace.id}
              workspace={workspace}
              href={hrefOf(workspace.id)}
              lastUsed={workspace.id === lastUsed}
            />
          ))}
        </CardGrid>
      )}
      <Joinable joinable={joinable} onJoined={onJoined} />
      <CreateWorkspaceDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={onJoined}
        host={host}
      />
    </Page>
  )
}

/** Where the reader was last, if there is a choice. */
function lastOpenedOf(workspaces: readonly JoinedWorkspace[]): string | undefined {
  if (workspaces.length < 2) return undefined
  const [newest] = workspaces
    .filter(({ lastOpenedAt }) => lastOpenedAt !== undefined)
    .toSorted((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
  return newest?.id
}

function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Columns as="ul" keep least="column">
      {children}
    </Columns>
  )
}

function JoinedCard({
  workspace: { name, icon, role, memberCount, lastOpenedAt },
  href,
  lastUsed,
}: {
  workspace: JoinedWorkspace
  href: string
  lastUsed: boolean
}) {
  const intl = useIntl()
  return (
    <li className={styles.card} data-link>
      <Avatar name={name} src={icon?.src} shape="square" size="large" />
      <span className={styles.words}>
        <Inline as="span">
          <Text size={16} weight="semibold" wrap="anywhere">
            <Link href={href} tone="quiet" covering>
              {name}
            </Link>
          </Text>
          {lastUsed ? <Badge>{intl.formatMessage(messages.lastUsed)}</Badge> : null}
        </Inline>
        <Text size={13} tone="muted">
          <Inline as="span">
            <RoleLabel role={role} />
            <span>{intl.formatMessage(messages.members, { count: memberCount })}</span>
            {lastOpenedAt === undefined ? null : (
              <span className={styles.opened}>
                {intl.formatMessage(messages.lastOpened, {
                  date: intl.formatDate(lastOpenedAt, { dateStyle: 'medium' }),
                })}
              </span>
            )}
          </Inline>
        </Text>
      </span>
    </li>
  )
}

function Joinable({
  joinable,
  onJoined,
}: {
  joinable: ReturnType<typeof useJoinableWorkspaces>
  onJoined: (workspaceId: string) => void
}) {
  const intl = useIntl()
  if (joinable.error) {
    return (
      <ErrorBlock
        {...errorBlockOf(joinable.error)}
        title={intl.formatMessage(messages.joinableFailed)}
        onRetry={joinable.retry}
        retrying={joinable.isFetching}
      />
    )
  }
  const items = joinable.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="joinable-workspaces">
      <Text as="h2" id="joinable-workspaces" size={16}>
        {intl.formatMessage(messages.joinableTitle)}
      </Text>
      <CardGrid>
        {items.map((workspace) => (
          <JoinableCard key={workspace.id} workspace={workspace} onJoined={onJoined} />
        ))}
      </CardGrid>
    </Stack>
  )
}

function JoinableCard({
  workspace: { id, name, icon, memberCount, matchedDomain, invitationToken },
  onJoined,
}: {
  workspace: JoinableWorkspace
  onJoined: (workspaceId: string) => void
}) {
  const intl = useIntl()
  const accept = useAcceptInvitation()
  const isHere = useIsHere()
  const [joined, setJoined] = useState(false)
  const join = async () => {
    const outcome = await accept.send({ params: { token: invitationToken } })
    if (outcome.ok) {
      setJoined(true)
      if (isHere()) onJoined(id)
    } else {
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.joinFailed, { name }),
        ticketId: outcome.error.ticketId,
      })
    }
  }
  return (
    <li className={styles.card}>
      <Avatar name={name} src={icon?.src} shape="square" size="large" />
      <span className={styles.words}>
        <Text size={16} weight="semibold" wrap="anywhere">
          {name}
        </Text>
        <Text size={13} tone="muted">
          <Inline as="span">
            <span>{intl.formatMessage(messages.members, { count: memberCount })}</span>
            <span>{intl.formatMessage(messages.matches, { domain: matchedDomain })}</span>
          </Inline>
        </Text>
      </span>
      <Button
        icon={<Icon of={LogIn} />}
        busy={accept.isSending}
        disabled={joined}
        onClick={() => void join()}
      >
        {intl.formatMessage(messages.join)}
      </Button>
    </li>
  )
}
