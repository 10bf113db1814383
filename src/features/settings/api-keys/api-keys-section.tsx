import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useApiKeys, useDeleteApiKey, type ApiKey, type CreatedApiKey } from '#api/api-keys'
import { useApi, type ReadState } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import type { DataTableColumn } from '#components/data-table'
import { ConfirmDialog, useOpenings } from '#components/dialog'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import type { MenuEntry } from '#components/menu'
import { OnlyOwner } from '#components/role-label'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import {
  ReadFailed,
  SettingsSection,
  SettingsTable,
  useOpenedAsOwner,
  WriteAlert,
} from '#features/workspaces/settings-section'
import { LIST_OF_NAMES } from '#lib/list-format'
import { isExpired, isUnused } from './api-keys.model.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RenameKeyDialog } from './rename-key-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { messages } from './api-keys.messages.ts'

/** The most keys that a workspace has come at once. */
const ALL = { order: '-createdAt', limit: 100 }

/** The keys of other programs: for owners alone (SET-33). */
export function ApiKeysSection() {
  const intl = useIntl()
  const role = useWorkspaceAccount()
  const mayRead = useOpenedAsOwner()
  return mayRead === false ? (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={<OnlyOwner />}
    >
      <ErrorBlock kind="forbidden" title={intl.formatMessage(messages.forbidden)}>
        {intl.formatMessage(messages.forbiddenText)}
      </ErrorBlock>
    </SettingsSection>
  ) : (
    <ApiKeys role={role} mayAsk={mayRead ?? role.error !== undefined} />
  )
}

interface ApiKeysProps {
  role: ReadState<unknown>
  /** Not before it is known who reads, since a member is refused; a role that can't be read keeps nobody from asking. */
  mayAsk: boolean
}

function ApiKeys({ role, mayAsk }: ApiKeysProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const keys = useApiKeys(mayAsk ? ALL : null)
  const [creating, setCreating] = useState(false)
  // Held here while it is shown, and nowhere else.
  const [created, setCreated] = useState<CreatedApiKey>()
  const [renaming, setRenaming] = useState<ApiKey>()
  const [deleting, setDeleting] = useState<ApiKey>()
  // Why one key could not be deleted is no word about the next.
  const deletions = useOpenings(deleting !== undefined)
  const rows = keys.data?.items
  const columns = useMemo(() => columnsOf(intl, clock.now()), [intl, clock])
  const create = (
    <Button tone="primary" icon={<Icon of={Plus} />} onClick={() => setCreating(true)}>
      {intl.formatMessage(messages.create)}
    </Button>
  )
  const menu = (key: ApiKey): readonly MenuEntry[] => [
    {
      kind: 'action',
      id: 'rename',
      label: intl.formatMessage(messages.rename),
      onSelect: () => setRenaming(key),
    },
    {
      kind: 'action',
      id: 'delete',
      tone: 'danger',
      label: intl.formatMessage(messages.delete),
      onSelect: () => setDeleting(key),
    },
  ]
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={rows?.length === 0 ? undefined : create}
    >
      {keys.error && rows === undefined ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={keys.error} read={keys} />
      ) : rows?.length === 0 ? (
        <EmptyState
          drawing={<Icon of={KeyRound} size="large" />}
          title={intl.formatMessage(messages.emptyTitle)}
          action={create}
        >
          {intl.formatMessage(messages.empty)}
        </EmptyState>
      ) : (
        <SettingsTable
          read={mayAsk ? keys : role}
          label={intl.formatMessage(messages.title)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowMenu={menu}
        />
      )}
      <NewKeyDialog
        open={creating}
        onClose={() => setCreating(false)}
        taken={rows?.map(({ name }) => name) ?? []}
        onCreated={(made) => {
          setCreating(false)
          setCreated(made)
        }}
      />
      <SecretDialog created={created} onDone={() => setCreated(undefined)} />
      <RenameKeyDialog
        apiKey={renaming}
        onClose={() => setRenaming(undefined)}
        taken={rows?.filter(({ id }) => id !== renaming?.id).map(({ name }) => name) ?? []}
      />
      <DeleteKey
        key={deletions}
        apiKey={deleting}
        onClose={() => setDeleting(undefined)}
        onGone={keys.retry}
      />
    </SettingsSection>
  )
}

interface DeleteKeyProps {
  /** undefined: nothing is asked. */
  apiKey: ApiKey | undefined
  onClose: () => void
  /** Somebody else has deleted it: the list is old. */
  onGone: () => void
}

function DeleteKey({ apiKey, onClose, onGone }: DeleteKeyProps) {
  const intl = useIntl()
  const remove = useDeleteApiKey()
  // What it spoke of stays in sight while it goes.
  const [last] = useState(apiKey)
  const name = last?.name ?? ''
  const confirm = async () => {
    if (!last) return
    const outcome = await remove.send({ params: { apiKeyId: last.id } })
    if (!outcome.ok) {
      if (outcome.error.code === 404) onGone()
      return
    }
    onClose()
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { name }) })
  }
  return (
    <ConfirmDialog
      open={apiKey !== undefined}
      onClose={onClose}
      title={intl.formatMessage(messages.deleteTitle, { name })}
      confirmLabel={intl.formatMessage(messages.delete)}
      onConfirm={() => void confirm()}
      busy={remove.isSending}
      typeToConfirm={name}
      error={
        remove.error ? (
          <WriteAlert title={intl.formatMessage(messages.deleteFailed)} error={remove.error} />
        ) : undefined
      }
    >
      {intl.formatMessage(messages.deleteText)}
    </ConfirmDialog>
  )
}

const columnsOf = (intl: IntlShape, now: number): readonly DataTableColumn<ApiKey>[] => {
  const date = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium' })
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      cell: ({ name }) => name,
      width: { least: 44, share: 2 },
      inCard: 'title',
    },
    {
      id: 'key',
      header: intl.formatMessage(messages.key),
      cell: ({ prefix, last4 }) => {
        const ends = `${prefix}…${last4}`
        return <code translate="no">{ends}</code>
      },
      width: { least: 32, share: 1 },
      inCard: 'meta',
    },
    {
      id: 'permission',
      header: intl.formatMessage(messages.permission),
      cell: ({ permission }) => intl.formatMessage(messages[permission]),
      width: { least: 28, share: 1 },
      inCard: 'aside',
    },
    {
      id: 'domains',
      header: intl.formatMessage(messages.domains),
      cell: ({ domainNames }) =>
        domainNames.length === 0
          ? intl.formatMessage(messages.allDomains)
          : intl.formatList(domainNames, LIST_OF_NAMES),
      width: { least: 39, share: 3 },
    },
    {
      id: 'createdBy',
      header: intl.formatMessage(messages.createdBy),
      cell: ({ createdBy }) => createdBy.name || createdBy.email,
      width: { least: 28, share: 1 },
    },
    {
      id: 'lastUsed',
      header: intl.formatMessage(messages.lastUsed),
      cell: (key) => {
        const when =
          key.lastUsedAt === undefined ? intl.formatMessage(messages.neverUsed) : date(key.lastUsedAt)
        return isUnused(key, now) ? (
          <Tooltip text={intl.formatMessage(messages.unused)}>
            <Text tone="muted">{when}</Text>
          </Tooltip>
        ) : (
          when
        )
      },
      width: { least: 28, share: 1 },
    },
    {
      id: 'expires',
      header: intl.formatMessage(messages.expires),
      cell: (key) =>
        isExpired(key, now) ? (
          <Badge tone="danger">{intl.formatMessage(messages.expired)}</Badge>
        ) : key.expiresAt === undefined ? (
          intl.formatMessage(messages.never)
        ) : (
          date(key.expiresAt)
        ),
      width: { least: 28, share: 1 },
    },
  ]
}
