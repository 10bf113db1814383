import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useConnection, useUpdateConnection, type Connection } from '#api/connections'
import { errorBlockOf, useScopedWorkspaceId, type ApiError } from '#api/core'
import {
  useExternalDatabase,
  type ExternalDatabaseDetail,
  type IntegrationCredential,
} from '#api/integration-credentials'
import { useSchema, type Schema } from '#api/schemas'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { FullSheet } from '#components/dialog'
import { EditingNotices, focusFirstInvalid, keepDraft, useEditing, useSaveKey } from '#components/editing'
import { ErrorBlock } from '#components/error-block'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Skeleton } from '#components/skeleton'
import { toasts } from '#components/toast'
import {
  decodeSetUp,
  existingMapping,
  IntervalField,
  SetUpFields,
  setUpFields,
  setUpMessages,
  setUpOf,
  setUpProblems,
  type SetUp,
} from '#features/connections/mapping'
import { ReconnectButton } from '#features/connections/source'
import { useSavedBy } from '#features/workspaces/saved-by'
import { mergeFields } from '#lib/editing'
import type { ConnectionsLinks } from './connections-links.ts'
import { ConnectionGone } from './connection-gone.tsx'
import { messages } from './connections.messages.ts'

export interface EditSetUpProps {
  connectionId: string
  credentialOf: ReadonlyMap<string, IntegrationCredential>
  links: ConnectionsLinks
  onClose: () => void
}

/** Edits what columns become and how often rows are fetched, with the fields of a new connection (CNN-29). */
export function EditSetUp({ connectionId, credentialOf, links, onClose }: EditSetUpProps) {
  const intl = useIntl()
  const read = useConnection(connectionId)
  const connection = read.data
  const database = useExternalDatabase(connection?.credentialId, connection?.database.id)
  const schema = useSchema('contact')
  const failed = [read, database, schema].find(({ error, data }) => error && !data)
  const isGone = read.error?.code === 404
  const credential = connection && credentialOf.get(connection.credentialId)
  const isLocked = credential !== undefined && credential.status !== 'active'
  const form = useId()
  const update = useUpdateConnection()
  const isReady = connection && database.data && schema.data && !isLocked
  return (
    <FullSheet
      open
      onClose={onClose}
      busy={update.isSending}
      title={
        connection
          ? intl.formatMessage(messages.editTitle, { name: connection.name })
          : intl.formatMessage(messages.sheetTitle)
      }
      footer={
        <>
          <Button onClick={onClose} disabled={update.isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={update.isSending} disabled={!isReady}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <Stack measure="page" gap={6} aria-busy={(!isReady && failed === undefined && !isLocked) || undefined}>
        {isLocked ? (
          <Banner
            kind="warning"
            action={
              <ReconnectButton
                credential={credential}
                returnTo={links.list({ edit: connectionId })}
                leave={links.leave}
              />
            }
          >
            {intl.formatMessage(messages.editNeedsAccess, { name: credential.name })}
          </Banner>
        ) : isGone ? (
          <ConnectionGone ticketId={read.error?.ticketId} />
        ) : failed?.error ? (
          <ErrorBlock
            {...errorBlockOf(failed.error)}
            title={intl.formatMessage(
              failed === database && failed.error.code === 404 ? messages.databaseGone : messages.oneFailed,
            )}
            onRetry={failed.retry}
            retrying={failed.isFetching}
          />
        ) : isReady && database.data && schema.data ? (
          <SetUpForm
            key={connection.id}
            id={form}
            connection={connection}
            detail={database.data}
            schema={schema.data}
            send={update.send}
            onClose={onClose}
          />
        ) : (
          <>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </>
        )}
      </Stack>
    </FullSheet>
  )
}

interface SetUpFormProps {
  /** Of the form: its button is in the footer of the sheet. */
  id: string
  connection: Connection
  detail: ExternalDatabaseDetail
  schema: Schema
  send: ReturnType<typeof useUpdateConnection>['send']
  onClose: () => void
}

function SetUpForm({ id: form, connection, detail, schema, send, onClose }: SetUpFormProps) {
  const intl = useIntl()
  const root = useRef<HTMLFormElement>(null)
  const workspaceId = useScopedWorkspaceId()
  const { properties } = schema
  const editing = useEditing<SetUp, Connection, ApiError>({
    stored: connection,
    draftOf: (stored = connection) => setUpOf(stored),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    // What is gone is left out when it is saved.
    isValid: (draft) =>
      setUpProblems(draft, detail, properties).every((problem) => problem.startsWith('gone')) &&
      existingMapping(draft.mapping, detail.properties, properties).some(({ to }) => to === 'email'),
    merge: mergeFields,
    keeper: keepDraft({ workspaceId, kind: 'connection', id: connection.id, decode: decodeSetUp }),
    onInvalid: () => focusFirstInvalid(root.current),
    save: (draft, base = connection) =>
      send({
        params: { connectionId: base.id },
        body: {
          ...setUpFields({
            ...draft,
            mapping: existingMapping(draft.mapping, detail.properties, properties),
          }),
          version: base.version,
        },
      }),
  })
  const { draft, change, error, theirs, attempted } = editing
  const savedBy = useSavedBy(theirs)
  const submit = async (saving = editing.save) => {
    const result = await saving()
    if (result === 'saved')
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.savedToast, { name: connection.name }),
      })
    if (result === 'saved' || result === 'unchanged') onClose()
  }
  useSaveKey(root, editing.dirty, () => void submit())
  const problems = setUpProblems(draft, detail, properties)
  return (
    <form
      id={form}
      ref={root}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap={6}>
        <LeaveGuard {...editing.guard} />
        <EditingNotices
          editing={{ ...editing, keepMine: () => submit(editing.keepMine) }}
          draftOf={setUpOf}
          {...savedBy}
          fields={[
            {
              id: 'mapping',
              label: intl.formatMessage(setUpMessages.columns),
              valueOf: ({ mapping }) => mapping.map(({ from, to }) => `${from} → ${to}`).join(', '),
            },
            {
              id: 'rows',
              label: intl.formatMessage(setUpMessages.rows),
              valueOf: ({ filter }) => filter.map(({ property, op }) => `${property} ${op}`).join(', '),
            },
            {
              id: 'interval',
              label: intl.formatMessage(setUpMessages.interval),
              valueOf: ({ interval }) => intl.formatMessage(setUpMessages[interval]),
            },
          ]}
        />
        {error && !theirs ? (
          <InlineError answers ticketId={error.ticketId}>
            {error.said ?? intl.formatMessage(messages.saveFailed)}
          </InlineError>
        ) : null}
        {attempted && problems.includes('condition') ? (
          <Banner kind="danger">{intl.formatMessage(setUpMessages.problem_condition)}</Banner>
        ) : null}
        <SetUpFields detail={detail} schema={schema} setUp={draft} onChange={change} />
        <Card title={intl.formatMessage(messages.schedule)}>
          <IntervalField value={draft.interval} onChange={(interval) => change({ interval })} />
        </Card>
      </Stack>
    </form>
  )
}
